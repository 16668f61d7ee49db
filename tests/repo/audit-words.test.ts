import { expect, test } from "vitest";
import { readText, repositoryFiles } from "./repository-files.ts";

/** What the back office shows with its history. */
const shown = /^(?:quote|payment|user|client|company|order|product|text)\./;

test("every audit entry of a record that the back office shows has words", () => {
  const words = readText("src/web/admin/history/audit-words.ts");
  const actions = repositoryFiles
    .filter((path) => /^src\/server\/.*\.ts$/.test(path) && !path.endsWith(".test.ts"))
    .flatMap((path) => [...readText(path).matchAll(/action: "([a-z.-]+)"/g)].map(([, action = ""]) => action))
    .filter((action) => shown.test(action));
  expect(actions.length).toBeGreaterThan(30);
  expect(actions.filter((action) => !words.includes(`"${action}": msg`))).toEqual([]);
});
