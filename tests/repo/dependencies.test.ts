import { describe, expect, test } from "vitest";
import { z } from "zod";
import { recordFigure } from "#tests/support/promise.ts";
import { listParts } from "../../tools/list-parts.mjs";
import { findLockGaps } from "../../tools/lock-gaps.mjs";
import { readText } from "./repository-files.ts";

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readText("package.json")));
const machines = z.union([z.string(), z.array(z.string())]);
const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dev: z.boolean().optional(),
  os: machines.optional(),
  cpu: machines.optional(),
  libc: machines.optional(),
  optionalDependencies: versions.optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readText("package-lock.json")));
const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

describe("package-lock.json", () => {
  test("is complete for every platform", () => {
    const gaps = findLockGaps(lock).map(({ name }) => name);
    expect(gaps, "Run `npm run complete-lock`: `npm ci` refuses the lock as it is.").toEqual([]);
  });

  test("names no registry but npm's own", () => {
    const addresses = Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? []);
    expect(
      addresses.filter((address) => !address.startsWith("https://registry.npmjs.org/")),
      "Remove these `resolved` fields: .npmrc leaves them out (omit-lockfile-registry-resolved).",
    ).toEqual([]);
  });
});

describe("REL-P4 supply chain", () => {
  test("every version is exact", () => {
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose, "Name one version: a range lets an unread release in.").toEqual([]);
  });

  test("no package runs a script when it is installed", () => {
    const withScript = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(
      withScript.map(([folder]) => folder),
      "Find another package, or decide it in docs/decisions/.",
    ).toEqual([]);
  });

  test("the list of parts names every package that runs, each once, with its hash and whom it needs", () => {
    const { components, dependencies } = listParts(
      z.object({ name: z.string(), version: z.string() }).parse(JSON.parse(readText("package.json"))),
      JSON.parse(readText("package-lock.json")),
    );
    const names = components.map(({ name }) => name);
    expect(Object.keys(manifest.dependencies).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(manifest.devDependencies).filter((name) => names.includes(name))).toEqual([]);
    expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? ""))).toEqual(
      [],
    );
    const refs = new Set(components.map((component) => component["bom-ref"]));
    const unknown = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref));
    expect(unknown).toEqual([]);
    recordFigure("REL-P4", `npm run parts: ${components.length} parts with hashes`);
  });

  test("the shop runs on few packages", () => {
    const count = Object.keys(manifest.dependencies).length;
    const fits = (machines: string | readonly string[] | undefined, ours: string) =>
      machines === undefined || [machines].flat().includes(ours);
    const installed = Object.entries(lock.packages).filter(
      ([folder, { dev, os, cpu, libc }]) =>
        folder !== "" && !dev && fits(os, "linux") && fits(cpu, "x64") && fits(libc, "glibc"),
    ).length;
    recordFigure(
      "REL-P4",
      `${count} direct production dependencies, ${installed} installed, 0 install scripts`,
    );
    expect(count, "Sixty is the most that anybody can follow.").toBeLessThanOrEqual(60);
  });
});

test("docs/dependencies.md has a row for each package, and tells its licence", () => {
  const rows = [
    ...readText("docs/dependencies.md").matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \| no \|$/gm),
  ];
  const recorded = Object.fromEntries(rows.map(([, name = "", licence = ""]) => [name, licence.trim()]));
  const installed = Object.keys(all).map((name) => [name, lock.packages[`node_modules/${name}`]?.license]);
  expect(recorded, "Add, correct or remove the rows: name, why, licence, install script.").toEqual(
    Object.fromEntries(installed),
  );
});
