/**
 * Without a network the pages are the worker's: a link is then followed by the browser itself, which shows what was kept,
 * or says what to do, where a step inside the shop could only fail. Answers how to stop.
 */
export function letLinksLeave(): () => void {
  const onClick = (event: MouseEvent) => {
    if (navigator.onLine || !navigator.serviceWorker?.controller) return;
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const isSamePage = link?.getAttribute("href")?.startsWith("#");
    if (link && !isSamePage) event.stopImmediatePropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
  return () => window.removeEventListener("click", onClick, { capture: true });
}
