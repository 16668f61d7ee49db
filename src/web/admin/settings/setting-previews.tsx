import type { ReactNode } from "react";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { factsOf } from "#domain/shop/shop-facts.ts";
import { ContactDetails } from "../../parts/shop/contact-details.tsx";
import { HeroClaims, HeroWords } from "../../parts/shop/hero-words.tsx";
import { ShownFacts } from "../../words/use-locale.ts";
import type { GroupId } from "./setting-groups.ts";

const contact = (settings: ShopSettings) => (
  <ShownFacts value={factsOf(settings)}>
    <p className="mb-3 font-display text-lg font-bold break-words">{settings.shop_name}</p>
    <ContactDetails />
  </ShownFacts>
);
const front = (settings: ShopSettings) => (
  <ShownFacts value={factsOf(settings)}>
    <HeroWords isPreview />
    <HeroClaims />
  </ShownFacts>
);

/** How the shop shows what stands in a group's form. */
export const settingPreviews: Readonly<Partial<Record<GroupId, (settings: ShopSettings) => ReactNode>>> = {
  shop: contact,
  hours: contact,
  claims: front,
  front,
};
