import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

/** The codes that may be cited, each with the page that explains it. `L1.7` is a rule of a quote's later life. */
const known = new Set([
  ...rowsOf("docs/specification.md", /^\| (SPEC-\d+\.\d+) \|/gm),
  ...rowsOf("docs/requirements.md", /^\| (REL-[A-Z]\d+) \|/gm),
  ...rowsOf("docs/requirements.md", /^\| (FOUND-(?:S-)?[A-Z]\d+b?) \|/gm),
  ...rowsOf("docs/quote-life.md", /^\| (L\d+\.\d+) \|/gm),
  ...repositoryFiles.flatMap((path) => {
    const [, number] = /^docs\/decisions\/0*(\d+)-/.exec(path) ?? [];
    return number ? [`ADR-${number}`] : [];
  }),
]);

const texts = repositoryFiles.filter(
  (path) =>
    /\.(ts|tsx|mjs|css|md|json|tsv|ya?ml|sh|conf)$|^\.ci\/|file$/i.test(path) &&
    !/^package-lock|\/locales\/|^tests\/repo\/codes\.test\.ts$/.test(path),
);

test("every code that is cited is explained", () => {
  const code =
    /\b(?:SPEC-\d+(?:\.\d+)?|REL-[A-Z]+\d+|FOUND-[A-Z-]+\d+b?|ADR-\d+)\b|(?<=\((?:[^()]*, )?)L\d+\.\d+(?=[,)])/g;
  const cited = linesWith(code, (found) => !known.has(found));
  expect(cited, "Correct the code, or add its row to the page that lists it.").toEqual([]);
});

test("no code is cited in a form that was given up", () => {
  const section = /(?<!RFC \d+ )§/g;
  const decision = /\bdecisions? [(]?\d+/gi;
  const inParentheses = /\((?:[^()]*[,;] )?[DPMZSIF]\d{1,2}a?(?:[,;] [^()]*)?\)/g;
  const inTitle = /\b(?:test|describe)(?:\.\w+)*\(["`][DPMZSIF]\d{1,2}\b/g;
  const old = [section, decision, inParentheses, inTitle].flatMap((form) => linesWith(form, () => true));
  expect(old, "Cite SPEC-1.3, REL-M3 or ADR-6; or leave the code out.").toEqual([]);
});

test("every requirement is shown by a test, or explained", () => {
  const shown = texts
    .filter((path) => /\.test\.tsx?$|^docs\/security\.md$|^tools\/|^bench\//.test(path))
    .map(readText)
    .join("\n");
  const missing = [...known].filter(
    (code) => code.startsWith("REL-") && !new RegExp(`${code}\\b`).test(shown),
  );
  expect(missing, "Begin a test's title with it, or say in docs/security.md why there is none.").toEqual([]);
});

test("what was found by trial is shown by a test, or is still open", () => {
  const open = new Set(rowsOf("docs/requirements.md", /^\| (FOUND-\S+) \| .* \*Open\.\* \|$/gm));
  const shown = texts
    .filter((path) => path.endsWith(".test.ts") || path.endsWith(".test.tsx") || path.startsWith("tests/"))
    .map(readText)
    .join("\n");
  const missing = [...known].filter(
    (code) => code.startsWith("FOUND-") && !open.has(code) && !new RegExp(`${code}(?![\\w-])`).test(shown),
  );
  expect(missing, "Begin a test's title with it, or call the row open in docs/requirements.md.").toEqual([]);
});

function rowsOf(page: string, row: RegExp): string[] {
  if (!repositoryFiles.includes(page)) return [];
  return [...readText(page).matchAll(row)].flatMap(([, code]) => code ?? []);
}

/** `path:line: found` for what matches and `isWrong`. */
function linesWith(form: RegExp, isWrong: (found: string) => boolean): string[] {
  return texts.flatMap((path) =>
    readText(path)
      .split("\n")
      .flatMap((line, index) =>
        [...line.matchAll(form)]
          .filter(([found]) => isWrong(found))
          .map(([found]) => `${path}:${index + 1}: ${found}`),
      ),
  );
}
