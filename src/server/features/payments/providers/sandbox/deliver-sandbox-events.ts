import type { FastifyInstance } from "fastify";
import type { SandboxEventRow } from "./sandbox.table.ts";
import type { Sandbox } from "./sandbox.ts";
import { leaseEvents, markDelivered, postponeEvent } from "./sandbox-events.ts";
import { signBody } from "./stripe-signature.ts";

/** Delivers the due events to the shop's own webhook, as signed bytes; says how many were accepted. */
export async function deliverSandboxEvents(
  sandbox: Sandbox,
  app: Pick<FastifyInstance, "inject">,
): Promise<number> {
  const events = await leaseEvents(sandbox.db, sandbox.clock());
  for (const event of events) await deliver(sandbox, app, event);
  return events.length;
}

async function deliver(sandbox: Sandbox, app: Pick<FastifyInstance, "inject">, event: SandboxEventRow) {
  const body = bodyOf(event);
  const signature = signBody(body, await sandbox.secrets(), sandbox.clock());
  let isTaken = false;
  for (let copy = 0; copy < sandbox.setting.copies; copy += 1) {
    const answer = await app.inject({
      method: "POST",
      url: "/api/webhooks/stripe",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      payload: body,
    });
    isTaken ||= answer.statusCode === 200;
  }
  if (isTaken) await markDelivered(sandbox.db, event.id, sandbox.clock());
  else {
    sandbox.log.warn({ event: event.event_id, kind: event.kind }, "a sandbox webhook was not taken");
    await postponeEvent(sandbox.db, event, sandbox.clock());
  }
}

/** The bytes that are signed; the time in them is the event's, so that every copy is the same. */
export function bodyOf(event: Pick<SandboxEventRow, "event_id" | "kind" | "intent_id" | "created_at">) {
  const isRefund = event.kind === "charge.refunded";
  const object = isRefund
    ? { id: `ch_${event.intent_id}`, object: "charge", payment_intent: event.intent_id }
    : { id: event.intent_id, object: "payment_intent" };
  return Buffer.from(
    JSON.stringify({
      id: event.event_id,
      object: "event",
      type: event.kind,
      livemode: false,
      created: Math.floor(Date.parse(event.created_at) / 1000),
      data: { object },
    }),
  );
}
