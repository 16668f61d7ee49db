import { afterAll, describe, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { services, shop, post } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

describe("what cannot be read", () => {
  test.each([
    ["no file", undefined, "Choose a CSV or xlsx file."],
    [
      "an old .xls",
      Buffer.from(`d0cf11e0a1b11ae1${"0".repeat(32)}`, "hex"),
      "This file cannot be read. Save it as CSV or as .xlsx, without a password.",
    ],
    [
      "a zip that is none",
      Buffer.from("PK\u0003\u0004 and no more"),
      "This file cannot be read. Save it as CSV or as .xlsx, without a password.",
    ],
    [
      "a quote that stays open",
      Buffer.from('product,size,label,price\nA,S,,0.1\nB,"S,,0.1\n'),
      "From row 3 on the file cannot be read: a quotation mark is opened and never closed.",
    ],
    [
      "too many rows",
      Buffer.from(`product,size,label,price\n${"A,S,,0.1\n".repeat(10_001)}`),
      "The file has more than 10,000 rows. Divide it into several.",
    ],
    ["too many bytes", Buffer.alloc(5_242_881, "x"), "The file must not exceed 5 MB."],
  ])("%s is refused with words", async (_, bytes, words) => {
    const answer = await post("/api/products/import?dry_run=1", {}, bytes && { file: { bytes } });
    expect([answer.status, answer.body.errors]).toEqual([422, { file: [words] }]);
  });

  test("both calls are for administrators only (SPEC-1.11)", async () => {
    const user = await addUser(services);
    for (const [bearer, status] of [
      [undefined, 401],
      [user.bearer, 403],
    ] as const) {
      expect((await shop.send("POST", "/api/products/import", { bearer })).status).toBe(status);
      expect((await shop.send("GET", "/api/products/export", { bearer })).status).toBe(status);
    }
  });
});
