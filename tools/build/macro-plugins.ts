import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";

/**
 * What turns the words in our `.tsx` (`Trans`, `useLingui`, `msg`) into catalog look-ups. Shared, so that a
 * page means the same in the shop (`vite.config.ts`) and in its tests (`vitest.config.ts`).
 */
export function macroPlugins(): PluginOption[] {
  return [babel({ presets: [linguiTransformerBabelPreset()] })];
}
