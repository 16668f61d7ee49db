import { type Role, type StaffRole, staffRoles } from "#domain/accounts/roles.ts";
import { days } from "#domain/time/durations.ts";
import { holdOfferLink } from "#server/features/deals/access/offer-links.fixture.ts";
import { mountFeatures } from "#server/features.ts";
import { closeSession } from "#server/platform/sessions/sessions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addKey, addUser } from "#tests/support/staff.ts";

/** The roles of the back office but the owner, who stands as the administrator. */
export const officeRoles = staffRoles;

export const callers = [
  "anonymous",
  "standard",
  "clientA",
  "clientB",
  "linkToAct",
  "linkToRead",
  "administrator",
  ...officeRoles,
  ...officeRoles.map((role) => `key of ${role}` as const),
  "expired",
  "revoked",
] as const;
export type Caller = (typeof callers)[number];

/** A whole shop in this process, with every kind of people who may knock at its calls (REL-Z1). */
export async function openShopWithEveryone() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const quoteA = await askForQuote(services, product);
  const quoteB = await askForQuote(services, product);

  // Signed in long ago: past every absolute lifetime by the time the tests run.
  const late = await addUser(services, { role: "owner" });
  services.clock.advance(days(31));
  const out = await addUser(services, { role: "owner" });
  await closeSession(services.db, out.actor.tokenHash);
  // The first link is ended by the call that the matrix makes for it.
  await holdOfferLink(services, quoteA.id);
  const owner = await addAdministrator(services);
  // As the link: the first key is ended by the matrix.
  await addKey(services, { madeBy: owner.id });
  const keyOf = (role: StaffRole) => addKey(services, { role, madeBy: owner.id });
  const bearerOf = async (role: Role) => (await addUser(services, { role })).bearer;
  const bearers: Record<Caller, string | undefined> = {
    anonymous: undefined,
    standard: (await addUser(services)).bearer,
    clientA: (await signInClientOf(services, quoteA.id)).bearer,
    clientB: (await signInClientOf(services, quoteB.id)).bearer,
    linkToAct: (await holdOfferLink(services, quoteA.id)).bearer,
    linkToRead: (await holdOfferLink(services, quoteA.id, { rights: "read" })).bearer,
    administrator: owner.bearer,
    sales: await bearerOf("sales"),
    artwork: await bearerOf("artwork"),
    production: await bearerOf("production"),
    accounts: await bearerOf("accounts"),
    reader: await bearerOf("reader"),
    "key of sales": await keyOf("sales"),
    "key of artwork": await keyOf("artwork"),
    "key of production": await keyOf("production"),
    "key of accounts": await keyOf("accounts"),
    "key of reader": await keyOf("reader"),
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
