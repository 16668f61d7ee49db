import { days } from "#domain/time/durations.ts";
import { mountFeatures } from "#server/features.ts";
import { closeSession } from "#server/platform/sessions/sessions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";

export const roles = [
  "anonymous",
  "standard",
  "clientA",
  "clientB",
  "administrator",
  "expired",
  "revoked",
] as const;
export type Role = (typeof roles)[number];

/** A whole shop in this process, with the seven kinds of people who may knock at its calls (REL-Z1). */
export async function openShopWithSevenPeople() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const quoteA = await askForQuote(services, product);
  const quoteB = await askForQuote(services, product);

  // Signed in long ago: past every absolute lifetime by the time the tests run.
  const late = await addUser(services, { isAdmin: true });
  services.clock.advance(days(31));
  const out = await addUser(services, { isAdmin: true });
  await closeSession(services.db, out.actor.tokenHash);
  const bearers: Record<Role, string | undefined> = {
    anonymous: undefined,
    standard: (await addUser(services)).bearer,
    clientA: (await signInClientOf(services, quoteA.id)).bearer,
    clientB: (await signInClientOf(services, quoteB.id)).bearer,
    administrator: (await addAdministrator(services)).bearer,
    expired: late.bearer,
    revoked: out.bearer,
  };
  return {
    shop,
    services,
    quoteA,
    quoteB,
    bearers,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
