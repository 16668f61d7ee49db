import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { Plugin, PluginOption } from "vite";

/**
 * What turns the words in our `.tsx` (`Trans`, `useLingui`, `msg`) into catalog look-ups. Shared, so that a
 * page means the same in the shop (`vite.config.ts`) and in its tests (`vitest.config.ts`).
 */
export function macroPlugins(): PluginOption[] {
  return [babel({ presets: [linguiTransformerBabelPreset()] })];
}

/**
 * `import()` as it stands. Vite wraps it to bring the styles of a loaded part first; ours are one file, which every page
 * names in its head.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load(id) {
      return id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined;
    },
  };
}
