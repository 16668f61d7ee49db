import { BackupFault } from "#server/backup/backup-fault.ts";

/** What the person must read and can act on: one sentence, no stack trace. */
export class Fault extends Error {}

/** What an error says, with the detail that a database adds. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "detail" in error && error.detail ? `${error.message}: ${error.detail}` : error.message;
}

/** Does `work` and tells in one line what it was and how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
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

/** The time since `started` (from `performance.now()`), e.g. "12.3 s". */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Runs a tool's main function, which answers the exit code. A `Fault` becomes its sentence and exit code 1; anything else
 * is a bug and is shown whole.
 */
export async function exitWith(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Fault || error instanceof BackupFault ? error.message : error);
    process.exitCode = 1;
  }
}
