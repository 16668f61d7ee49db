/** Where the browser is, as far as this looks. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What of the address decides which screen, tab and dialog stand open; the rest only says what a list shows. */
const deciding = ["section", "tab", "open"];

/** Whether going there takes a dialog from the screen. A search that is still being typed into the address does not. */
export function leavesTheScreen(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return deciding.some((name) => before.get(name) !== after.get(name));
}
