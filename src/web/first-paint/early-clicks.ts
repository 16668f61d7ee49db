declare global {
  /** Where clicks wait for the page to come alive. */
  var earlyClicks: HTMLElement[] | undefined;
}

/**
 * Runs in the head: notes clicks on buttons that only React answers. Links, forms, disclosures and popovers need
 * nobody.
 */
export const earlyClicksScript =
  ';globalThis.earlyClicks=[];addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])"),w=globalThis.earlyClicks;if(b&&w)w.push(b)},true)';

/** The buttons that were clicked before, in order; from now on React hears them itself. */
export function takeEarlyClicks(): readonly HTMLElement[] {
  const clicked = globalThis.earlyClicks ?? [];
  globalThis.earlyClicks = undefined;
  return clicked;
}
