import { expect, test } from "vitest";
import type { Call } from "#contracts/call.ts";
import { makeOrderStand } from "./order-stands.ts";
import { openCopies } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** Says the same again by a call that adds each time: a new password, or a mail. */
const addsEachTime = new Set(["PUT /api/me/password", "PUT /api/me/email"]);
/** What changes a thing and is no PUT. */
const changes = new Set(["POST /api/products/{id}"]);
const changesSomething = (call: Call) =>
  (call.method === "PUT" || changes.has(nameOf(call))) && !addsEachTime.has(nameOf(call));

test("FOUND-S-N10 whatever is said again as it stands leaves no line of history", async () => {
  await using copies = await openCopies(1);
  await using list = await copies.open();
  const calls = list.shop.routes.declared.map(({ call }) => call).filter(changesSomething);
  const again: string[] = [];
  const done: string[] = [];
  for (const call of calls) {
    const name = nameOf(call);
    await using world = await copies.open((mounted) => nameOf(mounted) === name);
    const { shop, services, clients, admin } = world;
    const his = clients[0]?.his;
    if (!his) throw new Error("no client");
    await makeOrderStand(world, name);
    const { path, ...rest } = await validRequest(call, his);
    const give = async () => await shop.send(call.method, path, { bearer: admin.bearer, ...rest });
    if ((await give()).status > 299) continue;
    done.push(name);
    const known = await services.db.selectFrom("history").select("id").execute();
    services.clock.advance(1_000);
    await give();
    const rows = await services.db.selectFrom("history").select(["id", "action"]).execute();
    if (rows.length > known.length) again.push(`${name}: ${rows.at(-1)?.action}`);
  }
  expect(again).toEqual([]);
  expect(done.length).toBeGreaterThan(12);
}, 120_000);
