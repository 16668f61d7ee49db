import { join } from "node:path";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { macroPlugins } from "./macro-plugins.ts";

/** `npm run workbench`: the parts of the pages in all their states; never built into the shop. */
export default defineConfig({
  root: join(import.meta.dirname, "../../src/web/workbench"),
  plugins: [...macroPlugins(), tailwindcss(), lingui()],
  publicDir: join(import.meta.dirname, "../../public"),
  cacheDir: join(import.meta.dirname, "../../node_modules/.vite-workbench"),
  server: { port: 5200 },
});
