import { expect, test } from "vitest";
import { bags, example, signed } from "#tests/support/deals.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, bearer, staff, draft, offered, expire, versionsOf } = await openOfferShop();

/** A quote whose first version was printed, and what its paper is answered. */
async function printed() {
  const { id, answer } = await offered();
  const [version] = (await versionsOf(id)) as { hash: string }[];
  const { reference } = (await shop.send("GET", `/api/quotes/${id}`, { bearer })).body.quote as {
    reference: string;
  };
  const code = version?.hash.slice(0, 16);
  const verify = async () =>
    (await shop.send("GET", `/api/verify?reference=${reference}-v1&code=${code}`)).body;
  return { id, answer, verify };
}

type Paper = Awaited<ReturnType<typeof printed>>;

const ends: readonly [string, (paper: Paper) => Promise<unknown>][] = [
  ["expired", ({ id }) => expire(id)],
  [
    "bears no tax by a certificate that does not hold",
    ({ id }) =>
      services.db
        .updateTable("quote_versions")
        .set({ exempt_certificate_id: 404, exempt_state: "CO" })
        .where("quote_id", "=", id)
        .execute(),
  ],
  ["was rejected", ({ id }) => staff(`${id}/reject`, { reason: "Out of stock" })],
  ["was declined", ({ answer }) => answer("decline", { version: 1, reason: "price" })],
  ["has changes asked", ({ answer }) => answer("ask-changes", { version: 1, text: "In green." })],
  ["was taken back", ({ id }) => staff(`${id}/recall`)],
  ["was withdrawn by the client", ({ answer }) => answer("withdraw")],
  [
    "was rejected and opened again",
    async ({ id }) => {
      await staff(`${id}/reject`, { reason: "Out of stock" });
      await staff(`${id}/reopen`);
    },
  ],
  [
    "led to an order that was cancelled",
    async ({ id, answer }) => {
      await answer("accept", signed);
      const cancelled = { stage: "cancelled", status: "rejected" } as const;
      await services.db.updateTable("quotes").set(cancelled).where("id", "=", id).execute();
    },
  ],
];

test.each(ends)("FOUND-D3 the paper of an offer that %s has ended", async (_, end) => {
  const paper = await printed();
  expect(await paper.verify()).toEqual({ result: "current", version: 1 });
  await end(paper);
  expect(await paper.verify()).toEqual({ result: "ended", version: 1 });
});

test("FOUND-D3 the paper of an order says that it was accepted, until that is undone", async () => {
  const { id, answer, verify } = await printed();
  await answer("accept", signed);
  expect(await verify()).toEqual({ result: "accepted", version: 1 });
  await staff(`${id}/undo-acceptance`);
  expect(await verify()).toEqual({ result: "current", version: 1 });
});

test("FOUND-D3 a paper is replaced by the offer that was sent last, whatever became of that", async () => {
  const { id, answer, verify } = await printed();
  await draft(id, { ...example, lines: [bags] });
  expect(await verify()).toEqual({ result: "current", version: 1 });
  await staff(`${id}/send-offer`);
  const replaced = { result: "replaced", version: 2, on: expect.any(String) };
  expect(await verify()).toEqual(replaced);
  await answer("decline", { version: 2, reason: "price" });
  expect(await verify()).toEqual(replaced);
});
