// npm run mutants [-- files]: changes the modules that must not be wrong (or those of them that are named), line by line,
// and looks whether a test notices (REL-P8).
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, matchesGlob, relative, resolve } from "node:path";
import { ROOT, run } from "../../run.ts";
import { exitWith, Fault, timed } from "../../say.ts";

interface Group {
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

const of = (folder: string, ...names: readonly string[]) => names.map((name) => `src/${folder}/${name}.ts`);

/**
 * What is changed, and the tests that are to notice: those that prove its rules, and as quick as they can be. A change is
 * tried by the tests that reach it; one of a table, which is made when its module loads, by all tests of its group.
 */
const groups: readonly Group[] = [
  { changed: of("domain/money", "*"), tests: of("domain/money", "*.test") },
  {
    changed: of("domain/payments", "chargeable", "payment-status", "refund"),
    tests: of("domain/payments", "payments.test"),
  },
  {
    changed: of("domain/quotes", "logo-fee", "quote-status", "quote-total"),
    tests: of("domain/quotes", "logo-fee.test", "quote-fields.test", "quote-status.test", "quote-total.test"),
  },
  { changed: of("server/access", "actor", "policies"), tests: of("server/access", "policies.test") },
  {
    changed: of("server/access", "count-key-request", "identify", "require-step-up", "run-as-staff"),
    tests: of("server/access", "!(policies).test"),
  },
  {
    changed: of("server/platform/sessions", "sessions", "token", "totp"),
    tests: of("server/platform/sessions", "sessions.test", "totp.test"),
  },
  {
    changed: of("server/features/payments/providers/sandbox", "stripe-signature"),
    tests: of("server/features/payments/providers/sandbox", "stripe-signature.test"),
  },
];

const folder = import.meta.dirname;
const stryker = join(folder, "node_modules", "@stryker-mutator", "core", "bin", "stryker.js");
const report = join(ROOT, "test-results", "mutation.json");

/** What Stryker says of each file. */
type Files = Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;

await exitWith(async () => {
  const named = process.argv.slice(2).map((file) => relative(ROOT, resolve(file)));
  const chosen = named.length === 0 ? groups : groups.map((group) => narrowed(group, named));
  if (chosen.every(({ changed }) => changed.length === 0))
    throw new Fault(`Not among what is changed: ${named.join(", ")}`);
  if (!existsSync(stryker)) await timed("Installing Stryker", install);
  let isWell = true;
  const files: Record<string, Files[string]> = {};
  for (const group of chosen.filter(({ changed }) => changed.length > 0)) {
    const tried = await tryGroup(group);
    isWell &&= tried.isWell;
    Object.assign(files, tried.files);
  }
  writeFileSync(report, JSON.stringify({ files }));
  const figure = `mutants noticed: ${scores(files)}`;
  console.log(figure);
  const { RESULTS_FILE: results, TEST_STEP: step } = process.env;
  const title = "REL-P8 a mutant of money, states, rights or signatures is noticed";
  const test = { step, file: "tools/test/mutation/run.ts", title, state: isWell ? "passed" : "failed" };
  const lines = [{ id: "REL-P8", figure, step }, test].map((line) => `${JSON.stringify(line)}\n`);
  if (results) appendFileSync(results, lines.join(""));
  return isWell ? 0 : 1;
});

/** The group with those of its files alone that are named. */
function narrowed({ changed, tests }: Group, named: readonly string[]): Group {
  return { changed: named.filter((file) => changed.some((glob) => matchesGlob(file, glob))), tests };
}

/** Well is a group of which enough is noticed: the threshold stands in Stryker's settings. */
async function tryGroup({ changed, tests }: Group): Promise<{ isWell: boolean; files: Files }> {
  rmSync(report, { force: true });
  const config = join("tools", "test", "mutation", "stryker.config.json");
  const { code, output } = await run(
    process.execPath,
    [stryker, "run", config, "--mutate", [...changed, "!src/**/*.test.ts"].join()],
    { env: { ...process.env, NO_COLOR: "1", MUTANT_TESTS: tests.join() } },
  );
  console.log(output);
  if (!existsSync(report)) throw new Fault(`No mutant was tried of ${changed.join(", ")}.`);
  const { files }: { files: Files } = JSON.parse(readFileSync(report, "utf8"));
  return { isWell: code === 0, files };
}

/** Beside the shop's own packages, which it uses: its wish for a vitest of its own is left aside. */
async function install(): Promise<void> {
  const args = ["ci", "--ignore-scripts", "--legacy-peer-deps"];
  const { code, output } = await run("npm", args, { cwd: folder });
  if (code !== 0) throw new Fault(`Stryker could not be installed.\n${output.trim()}`);
}

/** e.g. "82 of 85: src/domain/money 40 of 42, …": all in all, then each folder with what was noticed. */
function scores(files: Files): string {
  const counts = new Map<string, [noticed: number, all: number]>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const counted = mutants.filter(
      ({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status),
    );
    const seen = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
    for (const name of ["", file.split("/").slice(0, -1).join("/")]) {
      const [noticed, all] = counts.get(name) ?? [0, 0];
      counts.set(name, [noticed + seen.length, all + counted.length]);
    }
  }
  const [total, ...modules] = [...counts].map(([name, [noticed, all]]) => `${name} ${noticed} of ${all}`);
  return `${total?.trim()}: ${modules.join(", ")}`;
}
