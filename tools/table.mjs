/**
 * Rows as a table of text, which is a Markdown table as well.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const widths = head.map((word, column) =>
    Math.max(...[word, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width)).join(" | ")} |`;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...rows.map(line)].join(
    "\n",
  );
}
