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

/** The browser's flags in journeys and measurements; as root, in a container, it has no sandbox. */
export const browserFlags = process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
