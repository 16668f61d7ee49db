import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const shared = join(import.meta.dirname, "build", "page-words.json");
const wordsModule = "virtual:page-words";
const resolved = `\0${wordsModule}`;

/** Which words each file of the browser's build may say: file name → ids. */
type IdsOfFiles = Record<string, string[]>;

/**
 * Lets a page carry the words it says, and no others: the browser's build notes which ids of messages stand in which
 * file, and the server's build receives the list as `virtual:page-words`. Unknown (`null`) while pages are written.
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
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const files: IdsOfFiles = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const ids = Object.keys(file.modules).flatMap((module) => idsIn(this.getModuleInfo(module)?.code));
        if (ids.length > 0) files[`/${file.fileName}`] = [...new Set(ids)].sort();
      }
      mkdirSync(dirname(shared), { recursive: true });
      writeFileSync(shared, JSON.stringify(files));
    },
  };
}

/** What looks like the id of a message, and now and then is another; the catalogs decide. */
function idsIn(code: string | null | undefined): string[] {
  return [...(code ?? "").matchAll(/\bid: ?["']([^"'\s]+)["']/g)].flatMap(([, id]) => (id ? [id] : []));
}
