import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../..");
const shared = join(root, "build", "page-words.json");
const wordsModule = "virtual:page-words";
const resolved = `\0${wordsModule}`;

/**
 * Lets a page carry only the messages that it uses: a catalog names the sources of each message, and the
 * browser's build the sources of each file. The server's build receives the ids by file as
 * `virtual:page-words`; in development that is `null`.
 */
export function pageWords(): Plugin {
  let isBuild = false;
  return {
    name: "page-words",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === wordsModule ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      return `export const idsOfFiles = ${isBuild ? readFileSync(shared, "utf8") : "null"};`;
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const idsOfSource = await readSources();
      const files: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const sources = file.moduleIds.map((id) => relative(root, id.split("?")[0] ?? id));
        const ids = new Set(sources.flatMap((source) => idsOfSource.get(source) ?? []));
        if (ids.size > 0) files[`/${file.fileName}`] = [...ids].sort();
      }
      mkdirSync(dirname(shared), { recursive: true });
      writeFileSync(shared, JSON.stringify(files));
    },
  };
}

/** The ids of the messages of each source, from the root; those of the other areas are loaded before their pages. */
async function readSources(): Promise<Map<string, string[]>> {
  const filename = join(root, "src/web/locales/mul/public.po");
  const context = { locale: "mul", sourceLocale: "mul", filename };
  const catalog = await formatter().parse(readFileSync(filename, "utf8"), context);
  const found = new Map<string, string[]>();
  for (const [id, { origin = [] }] of Object.entries(catalog))
    for (const [source] of origin) found.set(source, [...(found.get(source) ?? []), id]);
  return found;
}
