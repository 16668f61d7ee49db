/** Runs in the page: what a visitor can do next, by name, in the dialog or else the main content. */
export function nextSteps(): string[] {
  const place = document.querySelector("[role=dialog]") ?? document.querySelector("main");
  const steps = place?.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), summary") ?? [];
  return [...steps]
    .filter(
      (step) => step.checkVisibility({ visibilityProperty: true }) && !step.closest("[aria-hidden=true]"),
    )
    .map((step) => (step.getAttribute("aria-label") ?? step.textContent ?? "").trim())
    .filter(Boolean);
}
