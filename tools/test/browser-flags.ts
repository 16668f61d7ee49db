/** Without these a fresh Chromium dials out at every start, and fails noisily where it may not. */
const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without a window it does not know how fast the network is, and would load pictures from farther below.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
];

/** What the browser of the journeys and measurements is told; in a container, where all is root's, it has no sandbox. */
export const browserFlags = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
