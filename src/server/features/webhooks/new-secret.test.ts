import { describe, expect, test } from "vitest";
import { hours, minutes } from "#domain/time/durations.ts";
import { webhookHeaders } from "#server/platform/webhooks/sign-webhook.ts";
import { sweepFormerSecrets } from "#server/platform/webhooks/webhooks.repository.ts";
import { openReceivers, type Received } from "#tests/support/receivers.ts";
import { testPassword } from "#tests/support/staff.ts";
import { openWebhookShop } from "#tests/support/webhooks.ts";

function lastOf(received: readonly Received[]): Received {
  const last = received.at(-1);
  if (!last) throw new Error("nothing was received");
  return last;
}

describe("SPEC-4.61 a secret is changed", () => {
  test("with the password, shown once and kept sealed; both sign for a day, and then the new one alone", async () => {
    await using receivers = await openReceivers();
    await using world = await openWebhookShop();
    const { add, send, happen, round, services } = world;
    const first = await add(receivers.url("/hook"));
    const path = `webhooks/${first.webhook.id}/secret`;
    expect((await send("POST", path, {})).body).toMatchObject({
      errors: { current_password: [expect.any(String)] },
    });
    const second = await send("POST", path, { current_password: testPassword });
    const until = new Date(services.clock().getTime() + hours(24)).toISOString();
    expect([second.status, second.body.webhook]).toMatchObject([
      200,
      { version: first.webhook.version + 1, former_signs_until: until },
    ]);
    const secret = String(second.body.secret);
    expect(secret).not.toBe(first.secret);
    for (const table of ["webhooks", "history", "outbox", "idempotency_keys"] as const) {
      const stored = JSON.stringify(await services.db.selectFrom(table).selectAll().execute());
      expect(stored).not.toContain(secret.slice(6, -1));
    }
    const signedBy = async (id: number) => {
      await happen("quote.request", id);
      await round();
      const { headers, body } = lastOf(receivers.at("/hook"));
      const signed = { messageId: String(headers["webhook-id"]), at: services.clock(), body };
      const given = String(headers["webhook-signature"]).split(" ");
      const of = (each: string) => webhookHeaders([each], signed)["webhook-signature"] ?? "";
      return {
        count: given.length,
        byFirst: given.includes(of(first.secret)),
        bySecond: given.includes(of(secret)),
      };
    };
    expect(await signedBy(1)).toEqual({ count: 2, byFirst: true, bySecond: true });
    services.clock.advance(hours(24) - minutes(1));
    expect(await signedBy(2)).toEqual({ count: 2, byFirst: true, bySecond: true });
    services.clock.advance(minutes(1));
    expect(await signedBy(3)).toEqual({ count: 1, byFirst: false, bySecond: true });
    await sweepFormerSecrets(services.db, services.clock());
    const row = await services.db.selectFrom("webhooks").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ former_secret: null, former_until: null });
    const mails = await services.db.selectFrom("outbox").select("content").execute();
    expect(mails.filter(({ content }) => content.includes("webhook-set"))).toHaveLength(2);
  });

  test("again within the day: the one before the former ends at once", async () => {
    await using receivers = await openReceivers();
    await using world = await openWebhookShop();
    const { add, send, happen, round } = world;
    const { webhook, secret } = await add(receivers.url("/hook"));
    const renew = () => send("POST", `webhooks/${webhook.id}/secret`, { current_password: testPassword });
    await renew();
    await renew();
    await happen("quote.request", 1);
    await round();
    const { headers, body } = lastOf(receivers.at("/hook"));
    const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
    const signed = webhookHeaders([secret], { messageId: String(headers["webhook-id"]), at, body });
    const given = String(headers["webhook-signature"]).split(" ");
    expect([given.length, given.includes(signed["webhook-signature"] ?? "")]).toEqual([2, false]);
  });

  test("not by who has seen another version, nor of an endpoint that is gone", async () => {
    await using world = await openWebhookShop();
    const { webhook } = await world.add("https://hooks.example/a");
    const stale = await world.shop.send("POST", `/api/webhooks/${webhook.id}/secret`, {
      ...{ bearer: world.owner.bearer, body: { current_password: testPassword } },
      headers: { "if-match": '"7"' },
    });
    expect(stale.status).toBe(409);
    expect((await world.send("POST", "webhooks/99/secret", { current_password: testPassword })).status).toBe(
      404,
    );
  });
});
