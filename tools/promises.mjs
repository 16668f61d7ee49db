import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ id: string, what: string, where: string, figure: string, state: string }} Row
 * @typedef {{ id: string, figure: string, step: string }} Figure
 * @typedef {import("./run-steps.mjs").Ended} Ended
 */

const TITLE = /(?:^| › )(REL-[A-Z]\d+)\b[:.]?\s*(.*)$/;
/** The order of their letters, as docs/requirements.md has it. */
const ORDER = "MZSIDFP";

/** What the columns of the table of promises are called. */
export const PROMISE_HEAD = ["id", "what", "where", "figure", "result"];

/**
 * A row for each promise: the tests whose title (or group) starts with a code such as `REL-M3`, and the figures that they
 * gave (tests/support/promise.ts). Steps that say the same share a row.
 * @param {Ended[]} ended
 * @param {string} figuresFile
 * @returns {Row[]}
 */
export function promiseRows(ended, figuresFile) {
  const figures = readFigures(figuresFile);
  const rows = ended.flatMap(({ step, tests }) => rowsOf(step.name, tests, figures)).sort(byId);
  /** @type {Map<string, Row>} */
  const merged = new Map();
  for (const { where, ...said } of rows) {
    const key = JSON.stringify(said);
    const same = merged.get(key);
    merged.set(key, { ...said, where: same ? `${same.where} + ${where}` : where });
  }
  return [...merged.values()];
}

/** @param {string} step @param {Ended["tests"]} tests @param {Figure[]} figures @returns {Row[]} */
function rowsOf(step, tests, figures) {
  /** @type {Map<string, { what: string, states: string[] }>} */
  const promises = new Map();
  for (const { title, state } of tests) {
    const [, id, what = ""] = TITLE.exec(title) ?? [];
    if (!id) continue;
    const known = promises.get(id) ?? { what, states: [] };
    known.states.push(state);
    promises.set(id, known);
  }
  return [...promises].map(([id, { what, states }]) => ({
    id,
    what,
    where: step.replace("integration on ", ""),
    figure: figures
      .flatMap((given) => (given.id === id && given.step === step ? given.figure : []))
      .join("; "),
    state: states.includes("failed") ? "FAILED" : states.includes("passed") ? "passed" : "skipped",
  }));
}

/** @param {string} file @returns {Figure[]} */
function readFigures(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** In the order of the letters, then of the numbers. @param {{ id: string }} a @param {{ id: string }} b */
export function byId(a, b) {
  const letters = ORDER.indexOf(a.id[4] ?? "") - ORDER.indexOf(b.id[4] ?? "");
  return letters || Number(a.id.slice(5)) - Number(b.id.slice(5));
}
