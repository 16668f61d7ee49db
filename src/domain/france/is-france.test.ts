import { expect, test } from "vitest";
import { isFrance } from "./is-france.ts";

test.each([
  ["FR", true],
  [" france ", true],
  ["United States", false],
])("%j is France: %s", (country, is) => expect(isFrance(country)).toBe(is));
