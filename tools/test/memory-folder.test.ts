import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { memoryFolder } from "./memory-folder.ts";

test("a folder that others may pass through, gone with all it holds", () => {
  const folder = memoryFolder(tmpdir(), 0);
  const path = folder?.path ?? "";
  expect(dirname(path)).toBe(tmpdir());
  expect(statSync(path).mode & 0o777).toBe(0o711);
  folder?.remove();
  expect(existsSync(path)).toBe(false);
});

test.each([
  ["no such memory", "/nowhere", 0],
  ["too little of it", tmpdir(), Number.POSITIVE_INFINITY],
])("none where there is %s", (_, memory, neededBytes) => {
  expect(memoryFolder(memory, neededBytes)).toBeUndefined();
});
