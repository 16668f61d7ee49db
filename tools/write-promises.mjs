// npm run promises: puts what ran at full size, in one go or in parts, into docs/requirements.md.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { rowsOfParts, writeIntoPage } from "./promise-parts.mjs";
import { ROOT } from "./run.mjs";
import { REPORTS } from "./run-steps.mjs";
import { exitWith, Fault } from "./say.mjs";

await exitWith(async () => {
  const [folder = join(REPORTS, "parts")] = process.argv.slice(2);
  if (!existsSync(folder)) {
    throw new Fault(
      `Nothing ran at full size: ${relative(ROOT, folder)} is not there. See npm run test:deep and npm run test:part.`,
    );
  }
  writeIntoPage(join(ROOT, "docs", "requirements.md"), rowsOfParts(folder));
  return 0;
});
