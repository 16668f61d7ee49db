import { firstSettings, type ShopSettings } from "../settings/shop-settings.ts";

/** The address of the first account where the shop was started without one: a mail to it reaches no person. */
export const exampleOwnerAddress = "admin@example.com";

/** Whether the shop says in its own words who it is and what it claims: none of these is the specification's example. */
export function hasOwnIdentity(settings: ShopSettings): boolean {
  const example = firstSettings();
  const empty = firstSettings({ isDemo: false });
  const isOwn = (name: "shop_name" | "street" | "phone" | "email" | "claims", other: ShopSettings) =>
    JSON.stringify(settings[name]) !== JSON.stringify(other[name]);
  const differs = (["street", "phone", "email", "claims"] as const).every((name) => isOwn(name, example));
  return differs && (["shop_name", "street", "email"] as const).every((name) => isOwn(name, empty));
}
