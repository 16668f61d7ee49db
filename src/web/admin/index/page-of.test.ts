import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

const rows = [1, 2, 3, 4, 5];

test("a page that was answered is shown as it came", () => {
  const meta = { page: 2, per_page: 2, total: 9, last_page: 5 };
  expect(pageOf(rows, meta, { page: 2, perPage: 2 })).toEqual({ rows, meta });
});

test("a whole list is paged here", () => {
  expect(pageOf(rows, undefined, { page: 3, perPage: 2 })).toEqual({
    rows: [5],
    meta: { page: 3, per_page: 2, total: 5, last_page: 3 },
  });
  expect(pageOf([], undefined, { page: 1, perPage: 2 }).meta).toMatchObject({ total: 0, last_page: 1 });
});
