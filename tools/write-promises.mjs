// npm run promises: puts what ran at full size, in one go or in parts, into docs/promises.md.
import { join } from "node:path";
import { rowsOfParts, writeIntoPage } from "./promise-parts.mjs";
import { ROOT } from "./run.mjs";
import { REPORTS } from "./run-steps.mjs";

const [folder = join(REPORTS, "parts")] = process.argv.slice(2);
writeIntoPage(join(ROOT, "docs", "promises.md"), rowsOfParts(folder));
