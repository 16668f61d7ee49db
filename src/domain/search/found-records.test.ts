import { expect, test } from "vitest";
import { bestFirst, type FoundRecord } from "./found-records.ts";

const record = (kind: FoundRecord["kind"], title: string, details: FoundRecord["details"] = []) => ({
  ...{ kind, id: 1, title, details },
});

test("the best first: the very number, its beginning, a part of it, and then what holds it unseen", () => {
  const found = [
    record("client", "Jo", [null]),
    record("payment", "A client", ["xGO-1x"]),
    record("quote", "go-123"),
    record("invoice", "Other", ["GO-1"]),
    record("order", "GO-1"),
  ];
  expect(bestFirst(found, " go-1 ").map(({ kind }) => kind)).toEqual([
    ...["order", "invoice", "quote", "payment", "client"],
  ]);
});

test("at most 20", () => {
  expect(
    bestFirst(
      Array.from({ length: 30 }, () => record("quote", "GE-1")),
      "GE-1",
    ),
  ).toHaveLength(20);
});
