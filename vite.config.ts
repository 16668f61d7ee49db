import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups, compileHint } from "./vite.chunks.ts";
import { pageWords } from "./vite.page-words.ts";
import { macroPlugins, plainImports } from "./vite.plugins.ts";
import { serviceWorker } from "./vite.worker.ts";

const here = (path: string) => join(import.meta.dirname, path);

/** The pages: one build for the browser, one for the server, which is given `src/web/server.ts` whole. */
export default defineConfig(({ command }) => ({
  plugins: [
    ...macroPlugins(),
    plainImports(),
    tailwindcss(),
    reactRouter(),
    lingui(),
    pageWords(),
    serviceWorker(),
  ],
  // Built, both halves draw icons our way, and use React's own hook where a library brings one for older Reacts.
  resolve: {
    alias:
      command === "build"
        ? [
            { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: here("src/web/ui/draw-icon.ts") },
            { find: /^use-sync-external-store\/shim$/, replacement: "react" },
            // The router's own, beside it in its folder: nobody here watches it from inside.
            { find: /^\.\/instrumentation\.js$/, replacement: here("src/web/no-instrumentation.ts") },
          ]
        : [],
  },
  // tools/build.mjs empties what the pages are built into; the pictures beside them stay.
  // Pages name all they load in their head; what is loaded later has at most one step to go, and needs no list.
  build: { emptyOutDir: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint } },
      },
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
