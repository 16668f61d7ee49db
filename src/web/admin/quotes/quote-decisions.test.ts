// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { main, press } from "../mutation-refusals.fixture.ts";
import { openSection } from "../office.fixture.tsx";

const quote = {
  ...{ name: "Tilda Twice", email: "tilda@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, created_at: "2026-03-02T16:00:00.000Z", version: 1 },
};
const first = { ...quote, id: 7, reference: "GE-2026-000007" };
const second = { ...quote, id: 8, reference: "GE-2026-000008" };
const rowOf = ({ reference }: { readonly reference: string }) =>
  screen.findByRole("row", { name: new RegExp(reference) });

test("two quotes may be worked on at once: each shows that it is, and the error of either", async () => {
  const [ofFirst, ofSecond] = [Promise.withResolvers<Response>(), Promise.withResolvers<object>()];
  const { user, server } = await openSection("devis", {
    "GET /api/quotes": { quotes: [first, second] },
    "POST /api/quotes/7/confirm": ofFirst.promise,
    "POST /api/quotes/8/confirm": ofSecond.promise,
  });
  for (const { reference } of [first, second]) await press(main, `Confirm ${reference}`)(user);
  for (const each of [first, second]) within(await rowOf(each)).getByText("Working on it");
  ofFirst.resolve(Response.json({ message: "The quote is gone." }, { status: 404 }));
  await screen.findByText("The quote is gone.");
  await screen.findByRole("button", { name: `Confirm ${first.reference}` });
  within(await rowOf(second)).getByText("Working on it");
  const confirmed = { ...second, status: "confirmed", version: 2 };
  server.answer("GET /api/quotes", { quotes: [first, confirmed] });
  ofSecond.resolve({ quote: confirmed });
  await waitFor(async () => within(await rowOf(second)).getByText("Confirmé"));
  within(await rowOf(first)).getByText("En attente");
});

test("a stale change overwrites nothing: the row is read again, and the message goes after 3 s", async () => {
  const { user, server } = await openSection("devis", { "GET /api/quotes": { quotes: [first] } });
  await rowOf(first);
  server.answer("GET /api/quotes", { quotes: [{ ...first, status: "rejected", version: 2 }] });
  server.answer(
    "POST /api/quotes/7/confirm",
    Response.json({ code: "conflict", message: "This was changed in the meantime." }, { status: 409 }),
  );
  await press(main, `Confirm ${first.reference}`)(user);
  await screen.findByText("This was changed in the meantime.");
  await waitFor(async () => within(await rowOf(first)).getByText("Rejeté"));
  await waitFor(() => expect(screen.queryByText("This was changed in the meantime.")).toBeNull());
});
