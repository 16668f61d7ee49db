import { minutes } from "#domain/time/durations.ts";
import { mountFeatures } from "#server/features.ts";
import { codeAt } from "#tests/support/authenticator.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, type TestUser, testPassword } from "#tests/support/staff.ts";

export const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
/** What an edit of an account sends. */
export const fields = ({ name, email }: TestUser) => ({ name, email, telephone: "303-555-0123" });

/** A shop with an administrator who has a second factor, and whose session was stolen; a colleague, and a standard user. */
export async function openStolenSession() {
  const database = await createTestDatabase();
  const services = createTestServices(database, { RATE_LIMITS: "on" });
  const shop = await createTestShop(services, [mountFeatures]);
  const owner = await addAdministrator(services, { name: "Olga Owner" });
  const colleague = await addAdministrator(services, { name: "Carl Colleague" });
  const standard = await addUser(services, { name: "Sam Standard" });
  const fired = await addAdministrator(services, { name: "Fred Fired" });
  const at = services.clock().toISOString();
  for (const { id } of [owner, colleague]) {
    const factor = { user_id: id, secret, last_step: 0, confirmed_at: at, created_at: at };
    await services.db.insertInto("second_factors").values(factor).execute();
  }
  await shop.send("DELETE", `/api/users/${fired.id}`, {
    bearer: owner.bearer,
    body: { current_password: testPassword, code: codeAt(secret, services.clock()) },
  });
  // Longer than a deletion can be undone with one click.
  services.clock.advance(minutes(2));
  const send = (method: "POST" | "PUT", path: string, body: object) =>
    shop.send(method, `/api/${path}`, { bearer: owner.bearer, body });
  const mails = async () =>
    (await services.db.selectFrom("outbox").selectAll().orderBy("id").execute())
      .filter(({ template }) => template !== "request-received")
      .map(({ recipient, template, content }) => ({ recipient, template, ...JSON.parse(content) }));
  const accounts = async () =>
    JSON.stringify([
      await services.db.selectFrom("users").selectAll().orderBy("id").execute(),
      await services.db.selectFrom("second_factors").selectAll().orderBy("user_id").execute(),
    ]);
  const code = () => codeAt(secret, services.clock());
  const close = () => database[Symbol.asyncDispose]();
  return {
    ...{ services, shop, owner, colleague, standard, fired, send, mails, accounts, code },
    [Symbol.asyncDispose]: close,
  };
}
