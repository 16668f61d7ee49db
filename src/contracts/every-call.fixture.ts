import type { z } from "zod";
import type { Call } from "./call.ts";

const files = import.meta.glob<Record<string, unknown>>(
  ["./**/*.ts", "!./**/*.test.ts", "!./**/*.fixture.ts"],
  {
    eager: true,
  },
);

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Every call that any contract declares, by the name it is exported under. */
export const everyCall: readonly (readonly [name: string, call: Call])[] = Object.values(files).flatMap(
  (exported) => Object.entries(exported).filter((entry): entry is [string, Call] => isCall(entry[1])),
);

/** The schemas of what callers send. */
export function inputsOf(call: Call): readonly z.ZodType[] {
  return [call.params, call.query, call.body, call.form?.fields].filter((schema) => schema !== undefined);
}
