import { expect, test } from "vitest";
import { addressColumns } from "./address-columns.ts";

test.each([
  [
    ["1 Main St", "Denver, CO 80203"],
    [["1 Main St"], "Denver", "CO", "80203", ""],
  ],
  [
    ["1 Main St", "Suite 4", "St. Paul, Minnesota 55102-1234", "United States"],
    [["1 Main St", "Suite 4"], "St. Paul", "Minnesota", "55102-1234", "United States"],
  ],
  [
    ["1 rue du Kraft", "75001 Paris", "France"],
    [["1 rue du Kraft"], "Paris", "", "75001", "France"],
  ],
  [["10115 Berlin"], [[], "Berlin", "", "10115", ""]],
  [
    ["Ask at the gate", "behind the mill"],
    [["Ask at the gate", "behind the mill"], "", "", "", ""],
  ],
  [[], [[], "", "", "", ""]],
] as const)("the columns of %j", (lines, [above, city, region, postalCode, country]) => {
  expect(addressColumns(lines)).toEqual({ lines: above, city, region, postalCode, country });
});
