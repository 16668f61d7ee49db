import { describe, expect, test } from "vitest";
import { z } from "zod";
import { recordFigure } from "#tests/support/promise.ts";
import { readText } from "./repository-files.ts";

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readText("package.json")));
const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  integrity: z.string().optional(),
  inBundle: z.boolean().optional(),
  optionalDependencies: versions.optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readText("package-lock.json")));
const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

const cure = "Remove these entries from package-lock.json and run `npm install --package-lock-only`.";

describe("package-lock.json", () => {
  test("has the binaries of every platform", () => {
    const folders = Object.keys(lock.packages);
    const wanted = Object.values(lock.packages).flatMap((each) =>
      Object.keys(each.optionalDependencies ?? {}),
    );
    const missing = wanted.filter(
      (name) => !folders.some((folder) => folder.endsWith(`node_modules/${name}`)),
    );
    expect(missing, cure).toEqual([]);
  });

  test("has the hash of every package", () => {
    const without = Object.entries(lock.packages).filter(
      ([folder, { integrity, inBundle }]) => folder !== "" && !integrity && !inBundle,
    );
    expect(
      without.map(([folder]) => folder),
      cure,
    ).toEqual([]);
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
    const [direct, locked] = [manifest.dependencies, lock.packages].map((each) => Object.keys(each).length);
    recordFigure("REL-P4", `${direct} direct production dependencies, ${locked} locked, 0 install scripts`);
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

test("docs/dependencies.md names an owner for each table of packages", () => {
  const sections = readText("docs/dependencies.md").split(/^## /m);
  const without = sections.filter((text) => /^\|---/m.test(text) && !/^Owner: `\w+(\/\w+)*`\.$/m.test(text));
  expect(
    without.map((text) => text.split("\n")[0]),
    "Add a line such as: Owner: `src/web`.",
  ).toEqual([]);
});
