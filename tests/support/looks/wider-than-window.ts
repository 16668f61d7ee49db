/**
 * Runs in the page: what makes it wider than its window, so that lines are read by scrolling sideways (WCAG 1.4.10).
 * Tables and what else needs two dimensions may scroll within themselves.
 */
export function widerThanWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
    }
    return false;
  };
  const isCut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > clientWidth + 1 || left < -1);
  };
  const isDrawn = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.childElementCount === 0 &&
      !element.closest("[aria-hidden=true], .sr-only") &&
      isDrawn(element) &&
      isCut(element) &&
      !scrolls(element.parentElement),
  );
  const names = wide
    .filter(
      (element) => (element.textContent ?? "").trim() !== "" || element.matches("input, button, img, iframe"),
    )
    .map((element) => `beyond the edge: ${element.outerHTML.slice(0, 160)}`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth}`, ...names] : names;
}
