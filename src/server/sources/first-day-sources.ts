import { firstOwnerName } from "#domain/shop/first-day.ts";
import { exampleOwnerAddress, hasOwnIdentity } from "#domain/shop/own-identity.ts";
import { systemCountAdministrators } from "#server/features/accounts/users/system-count-administrators.ts";
import { systemFindOwners, systemFindUserAddress } from "#server/features/accounts/users/system-find-user.ts";
import { dropDemoPriceLists } from "#server/features/catalogue/demo/drop-demo-price-lists.ts";
import { trashDemoProducts } from "#server/features/catalogue/demo/trash-demo-products.ts";
import { systemHasWholeProduct } from "#server/features/catalogue/products/system-has-whole-product.ts";
import { systemIsPricedBy } from "#server/features/deals/model/system-is-priced-by.ts";
import type { FirstDaySources } from "#server/features/first-day/first-day.routes.ts";
import { isSandboxOn } from "#server/features/payments/providers/is-sandbox-on.ts";
import { readSettings, readShop } from "#server/features/settings/read-settings.ts";
import { storeOwnShop } from "#server/features/settings/store-own-shop.ts";
import { systemReadTaxProfiles } from "#server/features/taxes/system-read-tax-profiles.ts";
import { askMailServer } from "#server/platform/mail/ask-mail-server.ts";

/** Where the list of the first day comes from; `npm run doctor` prints the same. */
export const firstDaySources: FirstDaySources = {
  isDemo: async (services) => (await readShop(services)).isDemo,
  endDemo: {
    ...{ storeOwnShop, trashDemoProducts },
    dropDemoPriceLists: (transaction, actor, at) =>
      dropDemoPriceLists(transaction, actor, { isUsed: (id) => systemIsPricedBy(transaction, id), at }),
  },
  checks: {
    name: async ({ db }) => (await systemFindOwners(db)).every(({ name }) => name !== firstOwnerName),
    address: async ({ db }) =>
      (await systemFindOwners(db)).every(({ email }) => email !== exampleOwnerAddress),
    identity: async (services) => hasOwnIdentity(await readSettings(services)),
    product: ({ db }) => systemHasWholeProduct(db),
    taxes: async (services) =>
      (await readSettings(services)).vat_exempt || (await systemReadTaxProfiles(services.db)).length > 0,
    // By card and PayPal for money, or by a bank account that is no example.
    payment: async (services) => {
      const { bank_holder, bank_account } = await readSettings(services);
      return !isSandboxOn(services.keys.current()) || (bank_holder !== "" && bank_account !== "");
    },
    "second-owner": async ({ db }) => (await systemCountAdministrators(db)) > 1,
  },
  askMailServer,
  addressOf: systemFindUserAddress,
};
