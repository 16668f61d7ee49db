/** Runs in the page: these French phrases, where they stand among English without a `lang` (WCAG 3.1.2). */
export function frenchUnsaid(phrases: readonly string[]): string[] {
  const known = new Set(phrases);
  const isSaid = (element: Element) => element.closest("[lang]")?.getAttribute("lang") === "fr";
  const unsaid = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const text = textContent?.trim() ?? "";
    if (element && known.has(text) && !element.closest("script") && !isSaid(element)) unsaid.add(text);
  }
  return [...unsaid].map((text) => `French that does not say so: "${text}"`);
}
