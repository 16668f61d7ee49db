/**
 * Runs in the page: what has the focus and cannot be seen, because something that sticks or floats covers all of it
 * (WCAG 2.2, 2.4.11). The focus is moved as the Tab key does, which scrolls what it reaches into view.
 */
export function hiddenFocus(): string[] {
  const before = document.activeElement;
  const modal = [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1);
  const reached = [
    ...(modal ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    ),
  ].filter((element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility());
  const hidden: string[] = [];
  for (const element of reached) {
    element.focus();
    if (document.activeElement !== element) continue;
    // What is rendered for screen readers only shows its focus on its label.
    const shown = element.getBoundingClientRect().width > 1 ? element : (element.closest("label") ?? element);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    );
    const isSeen = places.some(([x, y]) => {
      const above = document.elementFromPoint(x, y);
      return above !== null && (shown.contains(above) || above.contains(shown));
    });
    if (!isSeen && right > left) hidden.push(`focus is hidden: ${element.outerHTML.slice(0, 160)}`);
  }
  if (before instanceof HTMLElement) before.focus();
  return hidden;
}
