/** Vitest's heading over what nobody caught, and where it says which file ran meanwhile. */
const uncaught = "Unhandled Errors";
const origin = /This error originated in "([^"]+)"/;

/**
 * Why a program failed, in one line: what nobody caught, else the last error that it told, else its last words.
 * @param {string} output all that it wrote, without colours
 */
export function whyFailed(output) {
  const beside = output.indexOf(uncaught);
  const lines = output.slice(Math.max(beside, 0)).split("\n");
  const told = lines.map((line) => line.trim()).filter((line) => line !== "");
  const errors = told.filter((line) => /(^|\s)(\w*Error|error)( \w+)?: /.test(line));
  if (beside === -1) return errors.at(-1) ?? told.at(-1) ?? "";
  return [origin.exec(output)?.[1], errors[0]].filter(Boolean).join(": ");
}
