import { expect, test } from "vitest";
import { readConfig, settingNames } from "#server/config/config.ts";
import { readText } from "./repository-files.ts";

const rows = readText("docs/settings.md")
  .split("\n")
  .filter((line) => line.startsWith("| `"));
const namesIn = (row: string) =>
  [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);

test("docs/settings.md has every setting, and none that is gone", () => {
  const told = rows.flatMap(namesIn).sort();
  expect(told).toEqual([...settingNames].sort());
});

test("the defaults that docs/settings.md tells are those of a shop without settings", () => {
  const defaults = new Map<string, unknown>(Object.entries(readConfig({})));
  for (const row of rows) {
    const told = /^`(.+)`$|^(empty)$/.exec(row.split("|")[2]?.trim() ?? "");
    if (!told) continue;
    for (const name of namesIn(row)) expect(String(defaults.get(name ?? "")), name).toBe(told[1] ?? "");
  }
});
