/**
 * Runs in the page: text that is cut off by the box around it, and text that lies on other text. Asked at twice the
 * size (WCAG 1.4.4), where boxes of a fixed size show themselves: all in one go, so that no such page is painted.
 */
export function tornText(fontSize: string): string[] {
  interface Line {
    readonly text: string;
    readonly element: Element;
    /** As far as it is shown. */
    readonly box: { left: number; right: number; top: number; bottom: number };
    /** What sticks or floats lies above the rest by intent. */
    readonly layer: Element | undefined;
  }
  const found = new Set<string>();
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
    return all;
  };
  const unseen = "option, script, style, noscript, [aria-hidden=true], svg, .sr-only";
  const modal = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  const lines: Line[] = [];
  const { style: ofAll } = document.documentElement;
  ofAll.fontSize = fontSize;
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 50) ?? "";
    if (!element || text === "" || element.closest(unseen)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const around = ancestors(element).map((each) => ({ each, style: getComputedStyle(each) }));
    const layer = around.find(({ style }) => /fixed|sticky/.test(style.position))?.each;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const { left, right, top, bottom } = whole;
      const box = { left, right, top, bottom };
      let isLost = true;
      for (const { each, style } of around) {
        // What can be scrolled to, or ends in "…" and stands in full elsewhere, is not lost.
        const isMeant =
          /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) ||
          style.textOverflow === "ellipsis" ||
          style.webkitLineClamp !== "none";
        if (isMeant) isLost = false;
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        if (each === document.body || each === document.documentElement) continue;
        const edge = each.getBoundingClientRect();
        const isCut =
          left < edge.left - 2 ||
          right > edge.right + 2 ||
          Math.max(edge.top - top, bottom - edge.bottom) > (bottom - top) / 3;
        if (isCut && isLost) found.add(`cut off: "${text}" by ${each.outerHTML.slice(0, 100)}`);
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({ text, element, box, layer });
    }
  }
  ofAll.fontSize = "";
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.element === line.element || other.layer !== line.layer) continue;
      const [one, two] = [line.box, other.box];
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      // Lines are higher than their glyphs: only what covers half of one lies on it.
      if (across > 3 && down > Math.min(one.bottom - one.top, two.bottom - two.top) / 2)
        found.add(`on each other: "${line.text}" and "${other.text}"`);
    }
  }
  return [...found];
}
