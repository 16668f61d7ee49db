import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { macroPlugins } from "./vite.plugins.ts";

/** The pages: one build for the browser, one for the server, which is given `src/web/server.ts` whole. */
export default defineConfig(({ command }) => ({
  plugins: [...macroPlugins(), tailwindcss(), reactRouter(), lingui()],
  // tools/build.mjs empties what the pages are built into; the pictures beside them stay.
  build: { emptyOutDir: false, assetsInlineLimit: 0 },
  environments: { ssr: { build: { rollupOptions: { input: "./src/web/server.ts" } } } },
  // Built, the server's half carries React with it: what runs the shop is then installed without it.
  ssr: command === "build" ? { noExternal: true } : {},
  optimizeDeps: {
    include: ["react", "react-dom/client", "react-router", "@lingui/core", "@lingui/react"],
  },
  server: { watch: { ignored: ["**/data/**", "**/build/**"] } },
}));
