/** What the person must read and can act on: one sentence, no stack trace. */
export class Fault extends Error {}

/**
 * What an error says, with what a database says beside it.
 * @param {unknown} error
 */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return "detail" in error && error.detail ? `${error.message}: ${error.detail}` : error.message;
}

/**
 * Does `work` and tells in one line what it was and how long it took.
 * @template T
 * @param {string} what e.g. "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(what, work) {
  const started = performance.now();
  process.stderr.write(`${what} … `);
  try {
    const result = await work();
    process.stderr.write(`done in ${seconds(started)}\n`);
    return result;
  } catch (error) {
    process.stderr.write(`failed after ${seconds(started)}\n`);
    throw error;
  }
}

/**
 * The time since `started` (from `performance.now()`), e.g. "12.3 s".
 * @param {number} started
 */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Runs a tool's main function; a `Fault` becomes its sentence and exit code 1, anything else is a bug and is
 * shown whole.
 * @param {() => Promise<number>} main answers the exit code
 */
export async function exitWith(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error);
    process.exitCode = 1;
  }
}
