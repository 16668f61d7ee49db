import { join } from "node:path";
import { ROOT } from "../run.ts";

/**
 * Node's flags for the shop. This list is the only one: `npm start`, the tests and the measurements take it
 * from here, and a house rule compares the image (deploy/Dockerfile) with it. Why each: ADR-21.
 */
export const NODE_FLAGS = ["--max-old-space-size=1024", "--max-semi-space-size=4"];

/** What its environment needs besides the shop's own settings. */
export const NODE_ENVIRONMENT = {
  // Threads that pack pages and hash passwords share two heaps of the C library instead of leaving many half empty.
  MALLOC_ARENA_MAX: "2",
};

/** From the root. What a build makes of the server, and the sources as they stand. */
export const PROGRAMS = { built: "build/program/main.js", sources: "src/server/main.ts" };

/**
 * How Node is called to run the shop; `env` is beside what is there, and what is there goes first.
 * @param program `built`: only where a build was just made or found fresh
 */
export function serverCommand(program: keyof typeof PROGRAMS): {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} {
  return {
    args: [...NODE_FLAGS, PROGRAMS[program]],
    // What Node compiled at the last start: the next one takes about half as long.
    env: { ...NODE_ENVIRONMENT, NODE_COMPILE_CACHE: join(ROOT, "build", "compiled") },
  };
}
