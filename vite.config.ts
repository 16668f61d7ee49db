import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { macroPlugins } from "./tools/build/macro-plugins.ts";
import { pageWords } from "./tools/build/page-words.ts";
import { serviceWorker } from "./tools/build/service-worker.ts";

/**
 * Two files that every visit begins with, and two that pages with a form share, each with all that it imports: small files
 * compress badly and cost a request each, and pages have budgets (tests/screens/budgets.json).
 */
const chunkGroups = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui|cookie-es|@remix-run)[\\/]/,
    priority: 2,
  },
  {
    name: "shop",
    test: /src[\\/]web[\\/](root|storefront[\\/](shop-layout|home[\\/]home-page))\.tsx/,
    priority: 1,
  },
  { name: "rules", test: /src[\\/]domain[\\/](quotes[\\/]quote-rules|text[\\/]email-shape)\.ts/ },
  { name: "number-field", test: /src[\\/]web[\\/]ui[\\/]fields[\\/]number-field\.tsx/ },
];

/** The pages: one build for the browser, one for the server, which is given `src/web/server.ts` whole. */
export default defineConfig(({ command }) => ({
  plugins: [...macroPlugins(), tailwindcss(), reactRouter(), lingui(), pageWords(), serviceWorker()],
  // tools/build/build-if-stale.ts empties what the pages are built into; the pictures beside them stay.
  build: { emptyOutDir: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    // One file: to find, read and link a hundred small ones is half of what loading them costs.
    ssr: {
      // Else React and others carry a second half for development, and ask which one is meant again and again.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: { rollupOptions: { input: "./src/web/server.ts", output: { codeSplitting: false } } },
    },
  },
  // Built, the server's half carries React with it: what runs the shop is then installed without it.
  ssr: command === "build" ? { noExternal: true } : {},
  optimizeDeps: {
    include: ["react", "react-dom/client", "react-router", "@lingui/core", "@lingui/react"],
  },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
}));
