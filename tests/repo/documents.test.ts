import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readText, repositoryFiles } from "./repository-files.ts";

const documents = repositoryFiles.filter((path) => path.endsWith(".md"));
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText("package.json"))).scripts;

/** Paths in backticks may leave out `src/`, as one says them. */
const roots = ["", "src/"];
/** What stands at a machine, not in the repository: made by a build, a run or a test. */
const made = /^(build|data|node_modules|test-results|\.react-router|DATA_DIR)\b/;

describe.each(documents)("%s", (document) => {
  const text = readText(document);
  const prose = text.replace(/^```.*?^```/gms, "");

  test("names only files and folders that exist", () => {
    const named = [...prose.matchAll(/`([\w@.-]+(?:\/[\w@.<>*-]*)+)`/g)].flatMap(([, path]) => path ?? []);
    const missing = named.filter((path) => looksLikeOurs(path) && !made.test(path) && !exists(path));
    expect(missing, "Correct the name, or the document.").toEqual([]);
  });

  test("links only to files that exist", () => {
    const targets = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, target]) => target ?? []);
    const missing = targets
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => !exists(posix.join(posix.dirname(document), target)));
    expect(missing, "Correct the link.").toEqual([]);
  });

  test("names only npm scripts that exist", () => {
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? "",
    );
    expect(
      named.filter((name) => !(name in scripts)),
      "Correct the name, or add the script to package.json.",
    ).toEqual([]);
  });
});

/** A path of ours starts with one of our folders; anything else (`a/b` in a sentence, a media type) is prose. */
function looksLikeOurs(path: string): boolean {
  const first = path.split("/")[0] ?? "";
  return repositoryFiles.some((file) => roots.some((root) => file.startsWith(`${root}${first}/`)));
}

function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.+]/g, "\\$&")
    .replace(/<[^>]*>|\*+/g, "[^/]+");
  const whole = new RegExp(`^(${roots.join("|")})${pattern}(/|$)`);
  return repositoryFiles.some((file) => whole.test(file));
}
