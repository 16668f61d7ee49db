import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ id: string, what: string, where: string, figure: string, state: string }} Row
 * @typedef {{ id: string, figure: string, step: string }} Figure
 * @typedef {import("./run-steps.mjs").Ended} Ended
 */

const ID = /(?:^| › )((?:M|Z|S|I|D|F|P)\d+)\b[:.]?\s*(.*)$/;
const ORDER = "MZSIDFP";

/**
 * A row for each promise and step: the tests whose title (or group) starts with an id such as `M3`, and the figures
 * that they gave (tests/support/promise.ts).
 * @param {Ended[]} ended
 * @param {string} figuresFile
 * @returns {Row[]}
 */
export function promiseRows(ended, figuresFile) {
  const figures = readFigures(figuresFile);
  /** @type {Map<string, Row & { states: string[] }>} */
  const rows = new Map();
  for (const { step, tests } of ended) {
    for (const { title, state } of tests) {
      const [, id, what = ""] = ID.exec(title) ?? [];
      if (!id) continue;
      const row = rows.get(`${id} ${step.name}`) ?? {
        id,
        what,
        where: step.name,
        figure: "",
        state: "",
        states: [],
      };
      row.states.push(state);
      rows.set(`${id} ${step.name}`, row);
    }
  }
  return [...rows.values()].sort(byId).map(({ states, ...row }) => ({
    ...row,
    figure: figures
      .filter((figure) => figure.id === row.id && figure.step === row.where)
      .map(textOf)
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

/** @param {Figure} figure */
function textOf({ figure }) {
  return figure;
}

/** @param {Row} a @param {Row} b */
function byId(a, b) {
  const letters = ORDER.indexOf(a.id[0] ?? "") - ORDER.indexOf(b.id[0] ?? "");
  return letters || Number(a.id.slice(1)) - Number(b.id.slice(1));
}
