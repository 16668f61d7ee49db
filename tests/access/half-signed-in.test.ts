import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { openShopWithEveryone } from "./everyone.ts";
import { nameOf } from "./valid-inputs.ts";

test("REL-S8 a session without its second factor is anonymous to every call but the second step", async () => {
  await using world = await openShopWithEveryone();
  const { shop, services, quoteA } = world;
  const { id, email } = await addAdministrator(services);
  const at = services.clock().toISOString();
  const factor = { secret: "GEZDGNBVGY3TQOJQ", last_step: 0, confirmed_at: at, created_at: at };
  await services.db
    .insertInto("second_factors")
    .values({ user_id: id, ...factor })
    .execute();
  const half = await shop.send("POST", "/api/login", { body: { email, password: testPassword } });
  const bearer = String(half.body.challenge);
  expect(bearer).toMatch(/^[\w-]{43}$/);
  const surprises: string[] = [];
  for (const { call } of shop.routes.declared) {
    const path = call.path.replace(/\{\w+\}/g, String(quoteA.id));
    const body = call.body !== undefined && call.method !== "GET" ? { body: { unknown_field: 1 } } : {};
    const nobody = await shop.send(call.method, path, body);
    const halfway = await shop.send(call.method, path, { ...body, bearer });
    if (halfway.status !== nobody.status) surprises.push(`${nameOf(call)}: ${halfway.status}`);
  }
  expect(surprises).toEqual([]);
  recordFigure("REL-S8", `half signed in: ${shop.routes.declared.length} calls, 0 opened`);
});
