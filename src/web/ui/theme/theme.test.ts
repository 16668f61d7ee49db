import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { themeScript } from "./theme.ts";

/** Runs the head's script as a browser would; answers what it set on the root. */
function paint(getItem: () => string | null): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset.theme;
}

it.each([
  ["dark", "dark"],
  ["light", "light"],
  [null, undefined],
  ["<script>", undefined],
])("shows the stored choice %j as %j before the first paint", (stored, shown) => {
  expect(paint(() => stored)).toBe(shown);
});

it("leaves the system's choice where storage is closed", () => {
  const closed = () => {
    throw new Error("storage is closed");
  };
  expect(paint(closed)).toBeUndefined();
});
