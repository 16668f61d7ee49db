// Run after every change of a dependency (`npm run complete-lock`): fills the platform packages that npm left
// out of package-lock.json, so that `npm ci` accepts it. What and why: tools/lock-gaps.mjs.
import { readFileSync, writeFileSync } from "node:fs";
import { fillLockGaps, findLockGaps } from "./lock-gaps.mjs";

const LOCK = "package-lock.json";
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
const gaps = findLockGaps(lock);
if (gaps.length > 0) writeFileSync(LOCK, `${JSON.stringify(fillLockGaps(lock), null, 2)}\n`);
console.log(gaps.length === 0 ? `${LOCK} is complete.` : `${LOCK}: added ${gaps.length} platform packages.`);
