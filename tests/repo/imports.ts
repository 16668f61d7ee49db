import { posix } from "node:path";
import { readText, repositoryFiles } from "./repository-files.ts";

/** One import, types included: the importing file, and the file of ours or the package it imports. */
export interface Import {
  readonly from: string;
  /** A path from the root (`src/domain/words.ts`), or a package's name (`zod`, `node:fs`). */
  readonly to: string;
}

const statement = /^\s*(?:import|export)\b(?:[^"'`;]*?\bfrom)?\s*["']([^"']+)["']/gm;
const call = /\bimport\(\s*["']([^"']+)["']\s*[,)]/g;
const zones: Readonly<Record<string, string>> = {
  "#domain": "src/domain",
  "#contracts": "src/contracts",
  "#server": "src/server",
  "#web": "src/web",
  "#tests": "tests",
};

/** Every import of every source file. Regular expressions do: the formatter writes each statement in one way. */
export const imports: readonly Import[] = repositoryFiles
  .filter((path) => /^(src|tests|tools|bench)\/.*\.(ts|tsx|mjs)$/.test(path))
  .flatMap((from) => importsIn(readText(from)).map((specifier) => ({ from, to: resolve(from, specifier) })));

/** The specifiers that a source text imports or exports from. */
export function importsIn(text: string): string[] {
  return [...text.matchAll(statement), ...text.matchAll(call)].flatMap(([, specifier]) => specifier ?? []);
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier);
  const [zone = "", ...rest] = specifier.split("/");
  const folder = zones[zone];
  if (folder) return posix.join(folder, ...rest);
  return specifier.startsWith("@") ? `${zone}/${rest[0]}` : specifier.startsWith("node:") ? specifier : zone;
}
