import { setFlagsFromString } from "node:v8";

/**
 * Tells the engine what to do with the functions that it compiles from now on; once, when all that a start needs is
 * loaded. On the command line the same two would lengthen each start by an eighth: what Node brings along compiled is
 * taken only by an engine that is told nothing about compiling (ADR-21).
 */
export function settleEngine(): void {
  // Every visitor's browser sends other headers. A place that has met more than four forms of an object looks each of
  // them up the slow way; now it is eight.
  setFlagsFromString("--max-valid-polymorphic-map-count=8");
  // What Node does for one answer is a dozen functions that call each other; twice as much of them may become one.
  setFlagsFromString("--max-inlined-bytecode-size-cumulative=2000");
}
