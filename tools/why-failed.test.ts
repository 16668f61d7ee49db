import { expect, test } from "vitest";
import { whyFailed } from "./why-failed.mjs";

const vitest = `stdout | a test
Error: a word of a test that passed
✓ a test
⎯⎯ Unhandled Errors ⎯⎯
Vitest caught 1 unhandled error during the test run.
Error: read ECONNRESET
 ❯ TCP.onStreamRead node:internal/stream_base_commons:221:20
This error originated in "tests/faults/kill.test.ts" test file. It doesn't mean the error was thrown there.
   Tests 1 passed (1)
`;

test.each([
  ["what nobody caught, and the file that ran", vitest, "tests/faults/kill.test.ts: Error: read ECONNRESET"],
  [
    "the compiler's word",
    "src/a.ts(1,7): error TS2322: Type 'a' is not 'b'.\n\n",
    "src/a.ts(1,7): error TS2322: Type 'a' is not 'b'.",
  ],
  ["who ended it", "✓ a test\n\nError: vitest was ended by SIGTERM\n", "Error: vitest was ended by SIGTERM"],
  ["the last words", "Looked at 3 files.\nFound 1 that nobody needs.\n\n", "Found 1 that nobody needs."],
  ["nothing", "", ""],
])("a failure beside the tests is told in a line: %s", (_what, output, why) => {
  expect(whyFailed(output)).toBe(why);
});
