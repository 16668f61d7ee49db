import { join } from "node:path";
import { expect, test } from "vitest";
import { asAppError } from "../errors/as-app-error.ts";
import { ReadingStopped, readApart } from "./read-apart.ts";

test("FOUND-D6 a program that was stopped says nothing of its file: what needs it is tried again, not given up", async () => {
  const path = join(import.meta.dirname, "limit-processor-time.ts");
  const stopped = await readApart(Buffer.alloc(0), { path, timeout: 1 }).catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(ReadingStopped);
  expect(asAppError(stopped).code).toBe("unavailable");
});
