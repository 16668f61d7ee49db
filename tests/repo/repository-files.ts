import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** What .gitignore names and git itself: not part of the repository. */
const ignored = [".git", ...readFileSync(join(root, ".gitignore"), "utf8").split("\n")]
  .map((line) => line.trim().replace(/\/$/, ""))
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Every file of the repository, from its root with forward slashes, sorted. */
export const repositoryFiles: readonly string[] = filesUnder(root).sort();

/** The text of one of them. */
export function readText(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isIgnored(relative(root, path))) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return entry.isFile() ? [relative(root, path).replaceAll("\\", "/")] : [];
  });
}

/** A pattern such as `/build` is of the root alone; others are of every folder. */
function isIgnored(path: string): boolean {
  const name = basename(path);
  return ignored.some((pattern) => {
    if (pattern.startsWith("/")) return path === pattern.slice(1);
    return pattern.startsWith("*") ? name.endsWith(pattern.slice(1)) : name === pattern;
  });
}
