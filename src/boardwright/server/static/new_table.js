// You sit on one chair: taking another leaves the first one open.
document.addEventListener("change", ({ target }) => {
  if (target.name !== "seats" || target.value !== "me") return;
  for (const chair of target.form.querySelectorAll("select[name=seats]")) {
    if (chair !== target && chair.value === "me") chair.value = "open";
  }
});
