/** Vitest's heading over what nobody caught, and where it says which file ran meanwhile. */
const uncaught = "Unhandled Errors";
const origin = /This error originated in "([^"]+)"/;

/**
 * Why a program failed, in one line: what nobody caught, else the last error that it told, else its last words.
 * @param {string} output all that it wrote, without colours
 */
export function whyFailed(output) {
  const [before = "", ...after] = output.split(uncaught);
  const told = (after.length > 0 ? after.join(uncaught) : before).split("\n").map((line) => line.trim());
  const errors = told.filter((line) => /(^|\s)(\w*Error|error)( \w+)?: /.test(line));
  if (after.length === 0) return errors.at(-1) ?? told.findLast((line) => line !== "") ?? "";
  const file = origin.exec(after.join(uncaught))?.[1];
  return [file, errors[0]].filter(Boolean).join(": ");
}
