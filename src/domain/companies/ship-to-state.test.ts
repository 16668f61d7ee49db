import { expect, test } from "vitest";
import { shipToState } from "./ship-to-state.ts";

const company = { shipping: null, billing: { state: "Colorado" } };

test.each([
  ["12 Main St\nSalt Lake City, UT 84101", "UT"],
  ["12 Main St, Salt Lake City, Utah 84101-1234, USA", "UT"],
  ["12 Washington Ave\nDenver, co  80202\nUnited States", "CO"],
  ["1 Capitol St\nCharleston, West Virginia 25301", "WV"],
  ["1 Pine St\nWashington, DC 20001", "DC"],
  ["1 Oak St, New York, NY", "NY"],
  ["Dock 3\nPark City\nUtah", "UT"],
  ["Kraft & Co, 12 Main St, Denver", ""],
  ["12 rue de la Paix\n75002 Paris", ""],
  ["Suite 80202, Denver", ""],
])("FOUND-D13 goods that go to %j go to %j, whatever the company's own address", (delivery, state) => {
  expect(shipToState({ ...company, delivery })).toBe(state);
});

test("L13.2 without an address of the quote they go to the company's, its shipping address first", () => {
  expect(shipToState({ ...company, delivery: null })).toBe("CO");
  expect(shipToState({ ...company, delivery: " \n" })).toBe("CO");
  expect(shipToState({ ...company, delivery: null, shipping: { state: "ut" } })).toBe("UT");
  expect(shipToState({ delivery: null, shipping: null, billing: null })).toBe("");
});
