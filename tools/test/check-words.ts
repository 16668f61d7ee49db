// Every text in the code stands in the catalogs, and every catalog translates every text. Tried on a copy, so that
// a check changes nothing; `npm run words` writes the catalogs.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { ROOT, run } from "../run.ts";
import { exitWith, Fault } from "../say.ts";

const LOCALES = join("src", "web", "locales");
const READ = new Set(["", ".ts", ".tsx", ".po"]);

await exitWith(async () => {
  const copy = mkdtempSync(join(tmpdir(), "green-eco-words-"));
  try {
    copyTo(copy);
    await lingui(copy, "extract", "--clean");
    const changed = readdirSync(join(copy, LOCALES), { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        name.endsWith(".po") && wordsIn(join(ROOT, LOCALES, name)) !== wordsIn(join(copy, LOCALES, name)),
    );
    if (changed.length > 0) {
      throw new Fault(
        `The catalogs are not those of the code: run \`npm run words\`, then translate.\n${changed.join("\n")}`,
      );
    }
    await lingui(copy, "compile", "--strict", "--verbose");
    return 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

function copyTo(folder: string): void {
  cpSync(join(ROOT, "src"), join(folder, "src"), {
    recursive: true,
    filter: (path) => READ.has(extname(path)),
  });
  for (const name of ["package.json", "tsconfig.json", "lingui.config.ts"])
    cpSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
}

async function lingui(folder: string, ...args: string[]): Promise<void> {
  const cli = join(ROOT, "node_modules", "@lingui", "cli", "dist", "lingui.js");
  const { code, output } = await run(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { ...process.env, STRICT_WORDS: "1" },
  });
  if (code !== 0) throw new Fault(output);
}

/** A catalog without the day it was written. */
function wordsIn(path: string): string {
  return existsSync(path) ? readFileSync(path, "utf8").replace(/^"POT-Creation-Date:.*\n/m, "") : "";
}
