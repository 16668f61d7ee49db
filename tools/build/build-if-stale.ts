import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { Fault, seconds } from "../say.ts";
import { compressFiles } from "./compress-files.ts";

/** What is built, and from what. */
interface Part {
  readonly name: string;
  /** Files and folders, from the root. */
  readonly sources: readonly string[];
  /** What is there afterwards, in `build`. */
  readonly made: readonly string[];
  readonly build: () => Promise<void>;
}

const parts: readonly Part[] = [
  {
    name: "pages",
    sources: [...["src/web", "src/domain", "src/contracts", "public", "package-lock.json"], ...settings()],
    made: ["client/assets", "server/index.js", "page-words.json"],
    build: async () => {
      for (const half of ["client", "server"]) rmSync(inBuild(half), { recursive: true, force: true });
      await runProgram(join("node_modules", "@react-router", "dev", "bin.cjs"), "build");
      await compressFiles(inBuild(join("client", "assets")));
    },
  },
  {
    name: "program",
    sources: [
      "src/server",
      "src/domain",
      "src/contracts",
      "package.json",
      "package-lock.json",
      "tools/build/bundle-server.ts",
    ],
    made: ["program/main.js"],
    build: () => runProgram(join("tools", "build", "bundle-server.ts")),
  },
];

/** Builds what is not of the sources of the last build, or was thrown away since. */
export async function buildIfStale(): Promise<void> {
  const stale = parts
    .map((part) => ({ ...part, stamp: inBuild(`${part.name}.txt`), of: fingerprint(part) }))
    .filter(
      ({ stamp, of, made }) =>
        !made.every((path) => existsSync(inBuild(path))) ||
        !existsSync(stamp) ||
        readFileSync(stamp, "utf8") !== of,
    );
  if (stale.length === 0) return;
  console.error(`Building the ${stale.map(({ name }) => name).join(", the ")} …`);
  const started = performance.now();
  await Promise.all(
    stale.map(async ({ name, build, stamp, of }) => {
      // Without the stamp an interrupted build is a stale one.
      rmSync(stamp, { force: true });
      await build();
      writeFileSync(stamp, of);
      console.error(`  ${name}: ${seconds(started)}`);
    }),
  );
}

function inBuild(path: string): string {
  return join(ROOT, "build", path);
}

async function runProgram(...program: string[]): Promise<void> {
  const { code, output } = await run(process.execPath, ["--no-warnings", ...program], {
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
  });
  if (code !== 0) throw new Fault(`${output.trim()}\nThe build failed: see above.`);
}

/** What the pages are built by. */
function settings(): string[] {
  const atRoot = readdirSync(ROOT).filter((name) => name.endsWith(".config.ts"));
  const plugins = ["macro-plugins", "page-words", "service-worker"].map((name) => `tools/build/${name}.ts`);
  return [...atRoot.sort(), ...plugins];
}

/** One hash over the names and contents of all sources, tests included. */
function fingerprint({ sources }: Part): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesIn)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => file.slice(ROOT.length + 1))
    .sort();
}
