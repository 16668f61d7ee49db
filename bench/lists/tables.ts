import type { Export, Times } from "./measure.ts";

/** The times of both sizes beside each other, as a table of Markdown. */
export function showTable(times: readonly Times[], [small, large]: readonly [number, number]): string {
  const count = (number: number) => number.toLocaleString("en-US");
  const rows = times.map(
    ({ name, few, many }) =>
      `| ${name} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(1)} |`,
  );
  const head = `| | ${count(small)} quotes, ms | ${count(large)} quotes, ms | times |`;
  return [head, "| --- | ---: | ---: | ---: |", ...rows].join("\n");
}

/** What the exports took, as a table of Markdown. */
export function showExports(exports: readonly Export[]): string {
  const rows = exports.map(({ path, rows: count, seconds, moreMegabytes }) => {
    const memory = moreMegabytes.toFixed(0);
    return `| ${path} | ${count.toLocaleString("en-US")} | ${seconds.toFixed(1)} | ${memory} |`;
  });
  return ["| export | rows | s | MB more |", "| --- | ---: | ---: | ---: |", ...rows].join("\n");
}
