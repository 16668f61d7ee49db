// npm run mutants [-- files]: changes the modules that must not be wrong (or the files that are named), line by line, and
// looks whether a test notices (REL-P8).
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../../run.ts";
import { exitWith, Fault, timed } from "../../say.ts";

const folder = import.meta.dirname;
const stryker = join(folder, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const report = join(ROOT, "test-results", "mutation.json");

await exitWith(async () => {
  if (!existsSync(stryker)) await timed("Installing Stryker", install);
  const config = join("tools", "test", "mutation", "stryker.config.json");
  const files = process.argv.slice(2);
  const named = files.length > 0 ? ["--mutate", files.join(",")] : [];
  const { code, output } = await run(process.execPath, [stryker, "run", config, ...named], {
    env: { ...process.env, NO_COLOR: "1" },
  });
  console.log(output);
  const figure = `mutants noticed: ${scores()}`;
  console.log(figure);
  const { RESULTS_FILE: results, TEST_STEP: step } = process.env;
  const title = "REL-P8 a mutant of money, states, rights or signatures is noticed";
  const test = { step, file: "tools/test/mutation/run.ts", title, state: code === 0 ? "passed" : "failed" };
  const lines = [{ id: "REL-P8", figure, step }, test].map((line) => `${JSON.stringify(line)}\n`);
  if (results) appendFileSync(results, lines.join(""));
  return code;
});

/** Beside the shop's own packages, which it uses: its wish for a vitest of its own is left aside. */
async function install(): Promise<void> {
  const args = ["ci", "--ignore-scripts", "--legacy-peer-deps"];
  const { code, output } = await run("npm", args, { cwd: folder });
  if (code !== 0) throw new Fault(`Stryker could not be installed.\n${output.trim()}`);
}

/** e.g. "src/domain/money 40 of 42, …": each folder or file with what was noticed. */
function scores(): string {
  const { files }: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  const counts = new Map<string, [noticed: number, all: number]>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const module = file.split("/").slice(0, -1).join("/");
    const [noticed, all] = counts.get(module) ?? [0, 0];
    const counted = mutants.filter(
      ({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status),
    );
    const seen = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
    counts.set(module, [noticed + seen.length, all + counted.length]);
  }
  return [...counts].map(([module, [noticed, all]]) => `${module} ${noticed} of ${all}`).join(", ");
}
