import { expect, test } from "vitest";
import { addressLines, dialOf, joined, placeOf } from "./shop-address.ts";

const denver = { street: "1700 Sherman Street", city: "Denver", region: "Colorado", postalCode: "80203" };
const lyon = { street: "3 rue Bugeaud", city: "Lyon", region: "", postalCode: "69006" };

test.each([
  [denver, ["1700 Sherman Street", "Denver, Colorado 80203"], "Denver, Colorado"],
  [lyon, ["3 rue Bugeaud", "69006 Lyon"], "Lyon"],
  [{ ...lyon, street: "", postalCode: "" }, ["Lyon"], "Lyon"],
  [{ street: "", city: "", region: "", postalCode: "" }, [], ""],
  [{ ...denver, city: "", postalCode: "" }, ["1700 Sherman Street", "Colorado"], "Colorado"],
])("%j is written in lines without what is not known", (address, lines, place) => {
  expect(addressLines(address)).toEqual(lines);
  expect(placeOf(address)).toBe(place);
});

test("a telephone number is dialled without what only a reader needs", () => {
  expect(dialOf("+33 (0)4 78 00 00 00")).toBe("tel:+33478000000");
  expect(dialOf("04 78 00 00 00")).toBe("tel:0478000000");
  expect(dialOf("(303) 555-0123")).toBe("tel:3035550123");
  expect(joined(" · ", "", "ann@example.com")).toBe("ann@example.com");
});
