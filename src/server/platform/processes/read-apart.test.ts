import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { asAppError } from "../errors/as-app-error.ts";
import { ReadingStopped, readApart } from "./read-apart.ts";

test("FOUND-D6 a program that was stopped says nothing of its file: what needs it is tried again, not given up", async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, "waits.mjs");
  writeFileSync(path, "setInterval(() => undefined, 60_000);");
  const stopped = await readApart(Buffer.alloc(0), { path, timeout: 1 }).catch((error: unknown) => error);
  expect(stopped).toBeInstanceOf(ReadingStopped);
  expect(asAppError(stopped).code).toBe("unavailable");
});

test("a program is told nothing of the shop's environment but where Node keeps what it compiled", async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, "tells.mjs");
  writeFileSync(path, "process.stdout.write(JSON.stringify(process.env))");
  const compiled = join(folder.path, "compiled");
  vi.stubEnv("NODE_COMPILE_CACHE", compiled);
  vi.stubEnv("SECRETS_KEY", "a secret");
  const told = await readApart(Buffer.alloc(0), { path, timeout: 60_000 }).finally(vi.unstubAllEnvs);
  expect(JSON.parse(told.toString())).toEqual({ NODE_COMPILE_CACHE: compiled });
});
