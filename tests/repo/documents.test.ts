import { posix } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { readText, repositoryFiles } from "./repository-files.ts";

/** Decisions are left as they were on their day, and may name what is gone since. */
const documents = repositoryFiles.filter(
  (path) => path.endsWith(".md") && !/^docs\/decisions\/\d{4}-/.test(path),
);
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText("package.json"))).scripts;

/** Paths in backticks may leave out `src/`, as one says them. */
const roots = ["", "src/"];
/** What stands at a machine, not in the repository: made by a build, a run or a test. */
const made = /^(build|data|node_modules|test-results|\.react-router|DATA_DIR)\b/;

test("documents name only files and folders that exist", () => {
  const isMissing = (name: string) => looksLikeOurs(name) && !made.test(name) && !exists(name);
  const missing = documents.flatMap((document) =>
    commandsOf(document)
      .flatMap((code) => code.split(/[\s'"=,;:]+/))
      .filter((word) => /^[\w@.-]+(?:\/[\w@.<>*-]*)+$/.test(word) && isMissing(word))
      .map((word) => `${document}: ${word}`),
  );
  expect(missing, "Correct the name, or the document.").toEqual([]);
});

test("comments and messages name only documents that exist", () => {
  const code = repositoryFiles.filter(
    (path) => /\.(ts|tsx|mjs|css|ya?ml|conf|json)$|file$/.test(path) && !path.startsWith("tests/repo/"),
  );
  const missing = code.flatMap((path) =>
    [...readText(path).matchAll(/\bdocs\/[\w./-]*\w/g)]
      .filter(([name]) => !exists(name))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(missing, "Correct the name, or leave it out.").toEqual([]);
});

test("documents link only to files that exist", () => {
  const link = /\]\(([^)#\s]+)[^)]*\)/g;
  const isMissing = (target: string, document: string) =>
    !/^[a-z]+:/.test(target) && !exists(posix.join(posix.dirname(document), target));
  expect(named(link, isMissing), "Correct the link.").toEqual([]);
});

test("documents name only npm scripts that exist", () => {
  const script = /\bnpm (?:run (?:--silent )?)?((?<=run (?:--silent )?)[\w:][\w:-]*|start|test)\b/g;
  expect(
    named(script, (name) => !(name in scripts), readText),
    "Correct the name, or add the script.",
  ).toEqual([]);
});

/** What documents name in the given form and `isWrong` objects to, each with its document. */
function named(
  form: RegExp,
  isWrong: (name: string, document: string) => boolean,
  textOf = proseOf,
): string[] {
  return documents.flatMap((document) =>
    [...textOf(document).matchAll(form)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => isWrong(name, document))
      .map((name) => `${document}: ${name}`),
  );
}

/** A document without its drawings, which name things in their own way. */
function proseOf(document: string): string {
  return readText(document).replace(/^```\n.*?^```/gms, "");
}

/** What a document sets as code: between backticks, and in blocks that a shell reads. */
function commandsOf(document: string): string[] {
  const blocks = [...readText(document).matchAll(/^```sh\n(.*?)^```/gms)];
  return [...blocks, ...proseOf(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code ?? []);
}

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
