import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of its own for one test; `await using` (or `remove`) deletes it with all it holds. */
export function temporaryFolder(): { path: string; remove: () => void } & Disposable {
  const path = mkdtempSync(join(tmpdir(), "green-eco-test-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  return { path, remove, [Symbol.dispose]: remove };
}
