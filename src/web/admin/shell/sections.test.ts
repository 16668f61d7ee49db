import { expect, test } from "vitest";
import { sections } from "./sections.ts";

/** What single keys do on a screen; the menu of settings names them. */
const keysOfScreens = ["?", "/", "r", "n", "j", "k", "x", "v", "w", "e"];

test("each key leads to one section, and to none what a screen uses", () => {
  const keys = [...sections.flatMap(({ shortcut = [] }) => shortcut), ...keysOfScreens];
  expect(new Set(keys).size).toBe(keys.length);
});
