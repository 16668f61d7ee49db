import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Message } from "#domain/words.ts";
import type { SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";

const notTheDemo: Message = /*i18n*/ {
  id: "firstDay.notTheDemo",
  message: "This is a shop of your own already.",
};

/** What is known of the owner when he begins; it never takes the place of what he settled before. */
type Beginning = Partial<Pick<ShopSettings, "time_zone" | "first_language">>;

/** What the demo leaves behind in other features, ended in the transaction that is given. */
export interface EndDemo {
  /** Answers whether the shop was the demo until now. */
  readonly storeOwnShop: (
    transaction: Transaction,
    services: Pick<Services, "config">,
    actor: SignedInStaff,
    begun: { readonly at: Date; readonly beginning: Beginning },
  ) => Promise<boolean>;
  readonly trashDemoProducts: (transaction: Transaction, actor: SignedInStaff, at: Date) => Promise<void>;
  /** After the products. */
  readonly dropDemoPriceLists: (transaction: Transaction, actor: SignedInStaff, at: Date) => Promise<void>;
}

/**
 * Ends the demo: its products go to the trash, price lists of theirs alone go with them, its claims and its mixture of languages are gone, as if the shop had been
 * started without it. There is no way back (SPEC-4.38).
 * @throws invalid for a proof that is missing or wrong, conflict where the shop is no demo
 */
export async function staffBeginOwnShop(
  services: Services,
  actor: SignedInStaff,
  { proof, beginning }: { readonly proof: Proof; readonly beginning: Beginning },
  { storeOwnShop, trashDemoProducts, dropDemoPriceLists }: EndDemo,
): Promise<void> {
  await changeWithProof(services, actor, proof, async (transaction) => {
    const at = services.clock();
    if (!(await storeOwnShop(transaction, services, actor, { at, beginning })))
      throw new AppError("conflict", { message: notTheDemo });
    await trashDemoProducts(transaction, actor, at);
    await dropDemoPriceLists(transaction, actor, at);
  });
  await services.shop.readAgain();
}
