import { getConfig } from "@lingui/conf";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";

/**
 * What turns the words in our `.tsx` (`Trans`, `useLingui`, `msg`) into catalog look-ups. Shared, so that a
 * page means the same in the shop (`vite.config.ts`) and in its tests (`vitest.config.ts`).
 */
export function macroPlugins(): PluginOption[] {
  return [macroPlugin()];
}

async function macroPlugin() {
  // Handed over, the settings are not checked anew for each file.
  const plugin = await babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig() })] });
  const { transform } = plugin;
  if (typeof transform !== "object") return plugin;
  const { handler } = transform;
  const made = new Map<string, ReturnType<typeof handler>>();
  // The two halves of a build share what is made of a source: it is the same for both.
  transform.handler = function (code, id, meta) {
    if (this.environment.mode !== "build") return handler.call(this, code, id, meta);
    const source = `${id}\0${code}`;
    const result = made.get(source) ?? handler.call(this, code, id, meta);
    made.set(source, result);
    return result;
  };
  return plugin;
}
