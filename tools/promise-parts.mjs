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
import { byId, PROMISE_HEAD, promiseRows } from "./promises.mjs";
import { readResults } from "./read-results.mjs";
import { table } from "./table.mjs";

/** The projects that are Playwright's; the others are Vitest's. */
export const inBrowser = new Set(["journeys", "screens"]);

/** The step of `npm test` that a project belongs to. @param {string} project @param {boolean} isPostgres */
export function partSteps(project, isPostgres) {
  if (project === "integration" || project === "access")
    return `integration on ${isPostgres ? "PostgreSQL" : "SQLite"}`;
  return isPostgres ? `${project} on PostgreSQL` : project;
}

/**
 * What ran at full size, from the reports that stand in a folder: `<step>__<file>.json` with its figures beside it.
 * @param {string} folder
 * @returns {string[][]} a row for each promise and step that has a figure
 */
export function rowsOfParts(folder) {
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
      const tests = readResults(join(folder, report), inBrowser.has(step) ? "playwright" : "vitest");
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
    return rows.map((row) => [row.id, row.what, row.where, row.figure, row.state]);
  } finally {
    rmSync(gathered, { recursive: true, force: true });
  }
}

/**
 * Puts the rows into the table between the two marks of a page. What did not run again keeps its row: all of it takes
 * hours, and is run in parts.
 * @param {string} page its path
 * @param {string[][]} rows
 */
export function writeIntoPage(page, rows) {
  const marks = /(<!-- full size -->\n)([\s\S]*?)(<!-- end -->)/;
  const text = readFileSync(page, "utf8");
  const [, , before] = marks.exec(text) ?? [];
  if (before === undefined) throw new Error(`${page} has no place for the table of the full size`);
  const known = before.split("\n").flatMap((line) => (line.startsWith("| ") ? [cellsOf(line)] : []));
  const kept = known.slice(1).filter((row) => !rows.some((fresh) => isReplacedBy(row, fresh)));
  const all = [...kept, ...rows].sort(([one = ""], [other = ""]) => byId({ id: one }, { id: other }));
  // A replacement of text would read dollar signs in the figures as its own.
  writeFileSync(
    page,
    text.replace(marks, (_, begin, __, end) => `${begin}\n${table(PROMISE_HEAD, all)}\n\n${end}`),
  );
}

/**
 * The same promise, run again at least where the row was; one row may tell of two databases.
 * @param {string[]} row
 * @param {string[]} fresh
 */
function isReplacedBy([id, , where = ""], [freshId, , freshWhere = ""]) {
  const ran = freshWhere.split(" + ");
  return id === freshId && where.split(" + ").every((place) => ran.includes(place));
}

/** @param {string} line of a table */
function cellsOf(line) {
  return line.split(" | ").map((cell) => cell.replace(/^\| |\s*\|$/g, "").trim());
}
