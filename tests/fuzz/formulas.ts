/** How a cell may begin that a spreadsheet takes for a formula, or for the start of one after what it skips (REL-I8). */
const formulaPrefixes = [
  ...["=", "+", "-", "@", "\t=", "\r=", "\n=", " =", "\u00a0=", "\u200b="],
  ...["\ufeff=", "|", "%", "＝", "＋", "－", "＠", "\u0000=", "\u00ad=", "\u202e="],
];

/** Formula injections: texts typed into a form to run in the spreadsheet that they are exported to. */
export const formulaPayloads = formulaPrefixes.flatMap((prefix) => [
  `${prefix}1+1`,
  `${prefix}HYPERLINK("http://evil.example")`,
  `x;${prefix}1`,
  `x,${prefix}1`,
  `"${prefix}1`,
]);
