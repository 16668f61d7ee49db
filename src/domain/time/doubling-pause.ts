/**
 * How long to wait before something is tried again: twice as long each time, up to a longest pause. Milliseconds.
 * @param first the pause after the first failure
 * @param failures how often it failed before that: 0 after the first
 */
export function doublingPause(first: number, longest: number, failures: number): number {
  return Math.min(first * 2 ** failures, longest);
}
