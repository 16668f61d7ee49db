import { type SqlBool, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { searchable } from "#server/platform/database/contains.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { readLongList } from "./read-long-list.ts";
import { addThings, createThings, readThings, type Thing, things } from "./things.fixture.ts";

const { db } = await openTestDatabase();
await createThings(db);
const kinds = ["pending", "confirmed", "paid"] as const;
// "Common" stands in more rows than are ever gathered, the others in few.
const rows = Array.from({ length: 7_000 }, (_, index) => ({
  kind: kinds[index % 3] ?? "pending",
  search_text: searchable(
    `${index % 100 === 0 ? "Élodie" : index % 2 ? "ann" : "Ben"} ${index}`,
    index % 7 === 0 ? `100%_off "x" \\ ${index}` : `common ${index}`,
  ),
  deleted_at: index % 11 === 0 ? "2026-01-01" : null,
}));
for (let from = 0; from < rows.length; from += 1_000) await addThings(db, rows.slice(from, from + 1_000));
const live = (await readThings(db)).filter(({ deleted_at }) => deleted_at === null);

const paid = sql<SqlBool>`kind = 'paid'`;
const pages = [0, 1, 2, 300, 2_000, 100_000].map((page) => ({ limit: 7, offset: page * 7 }));

interface Case {
  readonly search?: string;
  readonly isPaid?: boolean;
  /** Rows of this kind are found whatever their text. */
  readonly orKind?: string;
}

const cases: readonly Case[] = [
  {},
  { isPaid: true },
  ...[
    "common",
    "élod",
    "100%_off",
    '"x"',
    "\\",
    "ann 1",
    "ann 101\n",
    "ÉL",
    "b",
    "nobody",
    "%",
    "___",
  ].flatMap((search) => [
    { search },
    { search, isPaid: true },
    { search, orKind: "confirmed" },
    { search, isPaid: true, orKind: "confirmed" },
    { search, orKind: "none" },
  ]),
];

/** In `npm test` each case is read in one direction: next to it stands its like in the other. */
const inOne = (first: number) => cases.filter((_, at) => at % 2 === first);

describe.each([
  ["asc", sized({ quick: inOne(0), deep: cases })],
  ["desc", sized({ quick: inOne(1), deep: cases })],
] as const)("read %s", (direction, read) => {
  test.each(read)("a page and the total are those of the rows themselves: %o", async (asked) => {
    const expected = live.filter((thing) => isWanted(thing, asked));
    expected.sort((a, b) => (a.search_text < b.search_text ? -1 : 1));
    if (direction === "desc") expected.reverse();
    for (const paging of pages) {
      const { ids, total } = await readLongList(db, {
        table: things,
        conditions: asked.isPaid ? [paid] : [],
        search: asked.search,
        also: asked.orKind ? alsoOf(asked.orKind) : undefined,
        order: [sql.ref("search_text"), sql.ref("id")],
        direction,
        paging,
      });
      expect(total).toBe(expected.length);
      const page = expected.slice(paging.offset, paging.offset + paging.limit);
      expect(ids).toEqual(page.map(({ id }) => id));
    }
  });
});

function alsoOf(kind: string) {
  const count = live.filter((thing) => thing.kind === kind).length;
  return { condition: sql<SqlBool>`kind = ${kind}`, count };
}

function isWanted(thing: Thing, { search, isPaid, orKind }: Case): boolean {
  if (isPaid && thing.kind !== "paid") return false;
  if (search === undefined) return true;
  const text = searchable(search);
  const isFound =
    [...text].length < 3 ? thing.search_text.startsWith(text) : thing.search_text.includes(text);
  return isFound || thing.kind === orKind;
}
