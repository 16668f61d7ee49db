import { describe, expect, test } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { addProduct, askForQuote, historyOf, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { openShop, tooLate } from "./shop-of-decisions.ts";

const decisions = [
  ["confirm", {}, "confirmed"],
  ["reject", { reason: "Not in this colour." }, "rejected"],
] as const;

describe.each(decisions)("SPEC-3.21 %s", (verb, body, status) => {
  test("waits ten seconds with its mail, and then tells the client", async () => {
    await using world = await openShop();
    const { staff, deliver, told, services, ask } = world;
    const id = await ask();
    expect((await staff(`${id}/${verb}`, body)).body).toMatchObject({ quote: { status } });
    await deliver();
    services.clock.advance(seconds(10) - 1);
    await deliver();
    expect(told()).toEqual([]);
    services.clock.advance(1);
    await deliver();
    expect(told()).toEqual([`quote-${status}`]);
  });

  test("is taken back within it: pending again, no mail, and both stand in the history", async () => {
    await using world = await openShop();
    const { staff, deliver, told, services, ask, undo, statusOf } = world;
    const id = await ask();
    await staff(`${id}/${verb}`, body);
    services.clock.advance(seconds(9));
    const undone = await undo(id);
    expect([undone.status, undone.body.quote]).toEqual([
      200,
      expect.objectContaining({ status: "pending", rejection_reason: null, confirmed_at: null, version: 3 }),
    ]);
    expect(undone.headers.etag).toBe('"3"');
    services.clock.advance(seconds(60));
    await deliver();
    expect(told()).toEqual([]);
    expect(await historyOf(services, id)).toEqual(["quote.request", `quote.${verb}`, "quote.undo-decision"]);
    expect(services.changedQuotes).toContain(id);
    // It can be decided anew, and undone once more; not twice for one decision.
    expect((await undo(id)).status).toBe(409);
    expect((await staff(`${id}/confirm`)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    expect(await statusOf(id)).toMatchObject({ status: "pending" });
  });

  test("stays once the mail has left, or is on its way", async () => {
    await using world = await openShop();
    const { staff, deliver, services, ask, undo, statusOf } = world;
    const gone = await ask();
    await staff(`${gone}/${verb}`, body);
    services.clock.advance(seconds(10));
    await deliver();
    const late = await undo(gone);
    expect([late.status, late.body.message, Object(late.body.fresh)]).toEqual([
      409,
      tooLate,
      expect.objectContaining({ id: gone, status }),
    ]);
    // A mail that was tried may have been read.
    const tried = await ask();
    await staff(`${tried}/${verb}`, body);
    services.clock.advance(seconds(10));
    await deliver(new Error("cut off"));
    expect((await undo(tried)).status).toBe(409);
    const leaving = await ask();
    await staff(`${leaving}/${verb}`, body);
    await services.db.updateTable("outbox").set({ leased_by: "another node" }).execute();
    expect((await undo(leaving)).status).toBe(409);
    expect(await statusOf(leaving)).toMatchObject({ status });
  });

  test("can be undone later than ten seconds, as long as the mail has not left", async () => {
    await using world = await openShop();
    const { staff, services, ask, undo } = world;
    const id = await ask();
    await staff(`${id}/${verb}`, body);
    services.clock.advance(seconds(15));
    expect((await undo(id)).status).toBe(200);
  });

  test.each(["link", "client"] as const)(
    "is known once the %s opens the quote: its mail leaves at once",
    async (who) => {
      await using world = await openShop();
      const { staff, deliver, told, services, shop, ask, undo } = world;
      for (const path of ["", "/document", "/total"]) {
        const id = await ask();
        await staff(`${id}/${verb}`, body);
        const { bearer } =
          who === "link" ? await holdLinkOf(services, id) : await signInClientOf(services, id);
        const wakings = services.wakings();
        expect((await shop.send("GET", `/api/quotes/${id}${path}`, { bearer })).status).toBe(200);
        expect(services.wakings()).toBe(wakings + 1);
        expect([(await undo(id)).status, path]).toEqual([409, path]);
        await deliver();
        expect(told().length).toBeGreaterThan(0);
      }
      expect(told()).toHaveLength(3);
    },
  );

  test("staff's own reading changes nothing, and of an undo and the client's opening one wins", async () => {
    await using world = await openShop();
    const { staff, services, shop, ask, undo, statusOf, bearer, deliver, told } = world;
    const id = await ask();
    await staff(`${id}/${verb}`, body);
    for (const path of ["", "/document", "/total", "/history"])
      await shop.send("GET", `/api/quotes/${id}${path}`, { bearer });
    const client = await signInClientOf(services, id);
    const [undone, read] = await Promise.all([
      undo(id),
      shop.send("GET", `/api/quotes/${id}`, { bearer: client.bearer }),
    ]);
    services.clock.advance(seconds(20));
    await deliver();
    const now = await statusOf(id);
    if (undone.status === 200) {
      expect([now.status, told()]).toEqual(["pending", []]);
    } else {
      expect([undone.status, now.status, told()]).toEqual([409, status, [`quote-${status}`]]);
      expect(Object(read.body.quote).status).toBe(status);
    }
  });
});

test("SPEC-3.21 a changed fee ends the wait: first the confirmation is mailed, then the new total", async () => {
  await using world = await openShop();
  const { staff, deliver, told, undo, services } = world;
  const { id } = await askForQuote(services, await addProduct(services), {
    fields: { isLogo: "1" },
    logo: pdfLogo,
  });
  await staff(`${id}/update-logo-price`, { price_logo_quote: 20 });
  await staff(`${id}/confirm`);
  await staff(`${id}/update-logo-price`, { price_logo_quote: 30 });
  expect((await undo(id)).status).toBe(409);
  await deliver();
  expect(told()).toEqual(["quote-confirmed", "quote-price-changed"]);
});

test("SPEC-3.21 a client's own timeline knows nothing of a decision that was taken back", async () => {
  await using world = await openShop();
  const { staff, undo, shop, services } = world;
  const id = await world.ask();
  await staff(`${id}/reject`, { reason: "No" });
  await undo(id);
  await staff(`${id}/confirm`);
  const { bearer } = await signInClientOf(services, id);
  const { body } = await shop.send("GET", `/api/quotes/${id}/timeline`, { bearer });
  expect((body.events as { kind: string }[]).map(({ kind }) => kind)).toEqual(["requested", "confirmed"]);
});

test("SPEC-3.21 what is undone is the version that was seen, and only a decision", async () => {
  await using world = await openShop();
  const { staff, ask, statusOf } = world;
  const id = await ask();
  expect((await staff(`${id}/undo-decision`)).status).toBe(409);
  await staff(`${id}/confirm`);
  expect((await staff(`${id}/undo-decision`, {}, { "if-match": '"1"' })).status).toBe(409);
  expect((await staff(`${id}/undo-decision`, {}, { "if-match": '"2"' })).status).toBe(200);
  expect((await staff("999999/undo-decision")).status).toBe(404);
  expect(await statusOf(id)).toMatchObject({ status: "pending" });
});

const pdfLogo = {
  name: "a.pdf",
  mediaType: "application/pdf",
  bytes: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  isTruncated: false,
};
