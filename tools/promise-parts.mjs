import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promiseRows } from "./promises.mjs";
import { readResults } from "./read-results.mjs";
import { table } from "./table.mjs";

/** The step of `npm test` that a project belongs to. @param {string} project @param {boolean} isPostgres */
export function partSteps(project, isPostgres) {
  if (project === "integration" || project === "access")
    return `integration on ${isPostgres ? "PostgreSQL" : "SQLite"}`;
  return isPostgres ? `${project} on PostgreSQL` : project;
}

/**
 * One table of everything that ran at full size, from the reports that stand in a folder: `<step>__<file>.json` with its
 * figures beside it.
 * @param {string} folder
 */
export function tableOfParts(folder) {
  const reports = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  /** @type {Map<string, import("./run-steps.mjs").Ended>} */
  const steps = new Map();
  const gathered = mkdtempSync(join(tmpdir(), "green-eco-promises-"));
  const figures = join(gathered, "figures.jsonl");
  try {
    for (const report of reports) {
      const step = (report.split("__")[0] ?? "").replaceAll("-", " ");
      const tests = readResults(join(folder, report), "vitest");
      const known = steps.get(step)?.tests ?? [];
      steps.set(step, {
        step: { name: step },
        isWell: true,
        time: "",
        note: "",
        tests: [...known, ...tests],
      });
      const said = join(folder, `${report}l`);
      if (existsSync(said)) appendFileSync(figures, readFileSync(said, "utf8"));
    }
    const rows = promiseRows([...steps.values()], figures).filter(({ figure }) => figure !== "");
    return table(
      ["id", "what", "where", "figure", "result"],
      rows.map((row) => [row.id, row.what, row.where, row.figure, row.state]),
    );
  } finally {
    rmSync(gathered, { recursive: true, force: true });
  }
}

/**
 * Puts the table into a page, between the two marks that stand there.
 * @param {string} page its path
 * @param {string} rows
 */
export function writeIntoPage(page, rows) {
  const marks = /(<!-- full size -->\n)[\s\S]*?(<!-- end -->)/;
  const text = readFileSync(page, "utf8");
  if (!marks.test(text)) throw new Error(`${page} has no place for the table of the full size`);
  // A replacement of text would read dollar signs in the figures as its own.
  writeFileSync(
    page,
    text.replace(marks, (_, begin, end) => `${begin}\n${rows}\n\n${end}`),
  );
}
