import { expect, test } from "vitest";
import { quoteToOpen } from "./opened-quote.ts";

const own = { name: "Ann Miller", phone: "(303) 555-0123" };
const stranger = { name: "Eve", phone: "(720) 555-0199", addressConfirmedAt: null };
const opened = { ...own, id: 1, addressConfirmedAt: "2026-11-01T10:00:00.000Z" };
const unopened = { ...own, id: 2, addressConfirmedAt: null };

test.each([
  ["none", [], undefined],
  ["the only one, opened or not", [unopened], 2],
  ["a newer one under the same name and telephone", [unopened, opened], 2],
  ["the same, written otherwise", [{ ...unopened, name: " ann miller", phone: "303 555 0123" }, opened], 2],
  ["not a stranger's", [{ ...stranger, id: 3 }, opened], 1],
  ["not one under the name alone", [{ ...unopened, phone: "(720) 555-0199" }, opened], 1],
  ["not one under the telephone alone", [{ ...unopened, name: "Eve" }, opened], 1],
  ["the newest, while no link was opened", [{ ...stranger, id: 3 }, unopened], 3],
  ["one whose link was opened, of any name", [{ ...stranger, id: 3, addressConfirmedAt: "x" }, opened], 3],
])("a client without a link is led to %s", (_, newestFirst, id) => {
  const confirmed = newestFirst.filter(({ addressConfirmedAt }) => addressConfirmedAt !== null);
  expect(quoteToOpen(newestFirst, confirmed)?.id).toBe(id);
});
