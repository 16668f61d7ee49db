import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress-files.mjs";
import { ROOT, run } from "./run.mjs";
import { runtimeEnv } from "./runtime.mjs";
import { Fault, timed } from "./say.mjs";

/** What the built pages are made of; the server's own code runs from its sources as they stand. */
const SOURCES = ["src/web", "src/domain", "src/contracts", "public", "package-lock.json"];
const STAMP = join(ROOT, "build", "built-from.txt");

/** Builds the pages when their sources are not those of the last build. */
export async function buildIfStale() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  await timed("Building the pages", async () => {
    // Without the stamp an interrupted build is a stale one.
    rmSync(STAMP, { force: true });
    const cli = join(ROOT, "node_modules", "@react-router", "dev", "bin.cjs");
    const env = runtimeEnv({ NODE_ENV: "production" });
    const { code, output } = await run("node", [cli, "build"], { env });
    if (code !== 0) throw new Fault(`${output.trim()}\nThe pages could not be built: see above.`);
    await compressFiles(join(ROOT, "build", "client", "assets"));
    writeFileSync(STAMP, sources);
  });
}

/** One hash over the names and contents of all sources; tests and the tools' settings at the root included. */
function fingerprint() {
  const hash = createHash("sha256");
  const settings = readdirSync(ROOT).filter(
    (name) => name.endsWith(".config.ts") || name === "vite.plugins.ts",
  );
  for (const path of [...SOURCES, ...settings.sort()].flatMap(filesIn)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path a file or a folder, from the root @returns {string[]} */
function filesIn(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.slice(ROOT.length + 1))
    .sort();
}
