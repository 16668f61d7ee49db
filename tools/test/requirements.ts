import type { RecordedTest } from "./record-results.ts";

/** What a test measured for a requirement (tests/support/promise.ts). */
export interface Figure {
  readonly id: string;
  readonly figure: string;
  readonly step: string;
}

const title = /(?:^| > )(REL-[A-Z]\d+)\b[:.]?\s*(.*)$/;
/** The order of their letters, as docs/requirements.md has it. */
const order = "MZSIDFP";

export const requirementHead = ["id", "what", "where", "figure", "result"];

/**
 * The table of requirements: a row for each id with which the title of a test or of a group begins, such as `REL-M3`. Steps
 * whose rows are alike share one.
 */
export function requirementRows(tests: readonly RecordedTest[], figures: readonly Figure[]): string[][] {
  const groups = Map.groupBy(
    tests.flatMap((test) => {
      const [, id, what = ""] = title.exec(test.title) ?? [];
      return id ? { ...test, id, what } : [];
    }),
    ({ id, step }) => JSON.stringify([id, step]),
  );
  const rows = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { id, step, what } = first;
    const states = new Set([first, ...others].map(({ state }) => state));
    const figure = figures.flatMap((given) => (given.id === id && given.step === step ? given.figure : []));
    const state = states.has("failed") ? "FAILED" : states.has("passed") ? "passed" : "skipped";
    return { id, what, step, figure: figure.join("; "), state };
  });
  const alike = Map.groupBy(rows, ({ step: _, ...row }) => JSON.stringify(row));
  return [...alike.values()]
    .map((same) => {
      const [{ id, what, figure, state } = { id: "", what: "", figure: "", state: "" }] = same;
      return [id, what, same.map(({ step }) => step).join(" + "), figure, state];
    })
    .sort(([a = ""], [b = ""]) => rankOf(a) - rankOf(b));
}

/** In the order of the letters, then of the numbers. */
function rankOf(id: string): number {
  return order.indexOf(id.charAt(4)) * 1_000 + Number(id.slice(5));
}
