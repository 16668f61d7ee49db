// npm run parts: the list of parts (CycloneDX) of what the shop runs on, from the lock.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listParts } from "./list-parts.mjs";
import { ROOT } from "./run.mjs";
import { exitWith } from "./say.mjs";

await exitWith(async () => {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));
  const parts = listParts(read("package.json"), read("package-lock.json"));
  const to = process.argv[2] ?? "parts.cdx.json";
  writeFileSync(to, `${JSON.stringify(parts, null, 2)}\n`);
  console.log(`${parts.components.length} parts: ${to}`);
  return 0;
});
