import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { dumpTables } from "./dump-tables.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import type { Targets } from "./targets.ts";
import { encodeFields, nameOf, validFields, validRequest } from "./valid-inputs.ts";

type World = Awaited<ReturnType<typeof openShopOfClients>>;

/** A sender, and what takes the sender's rights away while the body is on its way. */
interface Held {
  readonly bearer: string;
  readonly end: () => Promise<unknown>;
}

const takesBody = ({ method, body, form }: Call) => method !== "GET" && Boolean(body ?? form);
/** Calls that need no session do the same for everyone, so no right can be taken away. */
const open = new Set(["anyone", "provider"]);

/** A body of which the first half comes at once and the rest when `release` is called. */
function holdBack(bytes: Buffer) {
  const { promise: isRead, resolve: startReading } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const half = Math.floor(bytes.length / 2);
  async function* parts() {
    startReading();
    yield bytes.subarray(0, half);
    await released;
    yield bytes.subarray(half);
  }
  return { stream: Readable.from(parts(), { objectMode: false }), isRead, release };
}

/** A valid request as the bytes that go over the wire. */
async function encode(call: Call, targets: Targets) {
  const path = (await validRequest(call, targets)).path;
  const encoded = await encodeFields(call, validFields(call, targets));
  if ("headers" in encoded) return { path, type: encoded.headers, bytes: Buffer.from(encoded.body) };
  return {
    path,
    type: { "content-type": "application/json" },
    bytes: Buffer.from(JSON.stringify(encoded.body)),
  };
}

const demotion = "an administrator who is demoted";
const ways: Readonly<Record<string, (world: World) => Promise<Held>>> = {
  "a session that is ended": async ({ services }) => {
    const { bearer, actor } = await addAdministrator(services);
    const end = () => services.db.deleteFrom("sessions").where("token_hash", "=", actor.tokenHash).execute();
    return { bearer, end };
  },
  [demotion]: async ({ services }) => {
    const { bearer, id } = await addAdministrator(services);
    const end = () => services.db.updateTable("users").set({ is_admin: 0 }).where("id", "=", id).execute();
    return { bearer, end };
  },
  "an account that is deleted": async ({ services }) => {
    const { bearer, id } = await addUser(services, { role: "owner" });
    const deleted_at = services.clock().toISOString();
    const end = () => services.db.updateTable("users").set({ deleted_at }).where("id", "=", id).execute();
    return { bearer, end };
  },
  "a client whose session is ended": async ({ services, clients: [client] }) => {
    const { bearer, actor } = await signInClientOf(services, client?.his.quoteId ?? 0);
    const end = () => services.db.deleteFrom("sessions").where("token_hash", "=", actor.tokenHash).execute();
    return { bearer, end };
  },
  "a link that is revoked": async ({ services, clients: [client] }) => {
    const { bearer } = await holdLinkOf(services, client?.his.quoteId ?? 0);
    const revoked_at = services.clock().toISOString();
    const end = () => services.db.updateTable("quote_links").set({ revoked_at }).execute();
    return { bearer, end };
  },
};

test("REL-Z9 a right that is taken away while a body is on its way has no effect any more", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients } = world;
  const [client] = clients;
  if (!client) throw new Error("no client");
  const calls = shop.routes.declared.filter(({ call, policy }) => takesBody(call) && !open.has(policy));
  const surprises: string[] = [];
  let held = 0;
  for (const { call, policy } of calls) {
    for (const [way, begin] of Object.entries(ways)) {
      // A standard user keeps what every account may do.
      if (way === demotion && policy === "account") continue;
      const { bearer, end } = await begin(world);
      const { path, type, bytes } = await encode(call, client.his);
      const { stream, isRead, release } = holdBack(bytes);
      const answering = shop.app.inject({
        method: call.method,
        url: path,
        headers: { ...type, authorization: `Bearer ${bearer}` },
        payload: stream,
      });
      // Refused before anything of the body was read: this sender may not use the call at all.
      const isAdmitted = await Promise.race([isRead.then(() => true), answering.then(() => false)]);
      if (!isAdmitted) continue;
      await end();
      const before = JSON.stringify(await dumpTables(services.db));
      release();
      const { statusCode, payload } = await answering;
      held += 1;
      if (![401, 403, 404].includes(statusCode))
        surprises.push(`${nameOf(call)}, ${way}: ${statusCode} ${payload}`);
      if (JSON.stringify(await dumpTables(services.db)) !== before)
        surprises.push(`${nameOf(call)}, ${way}: something was written`);
    }
  }
  expect(surprises).toEqual([]);
  expect(held).toBeGreaterThan(calls.length);
  recordFigure(
    "REL-Z9",
    `${calls.length} calls with a body, ${held} held back while rights ended: 0 effects`,
  );
}, 180_000);
