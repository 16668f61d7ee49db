import { firstSettings, type ShopSettings } from "../settings/shop-settings.ts";

/** Whether the shop says in its own words who it is and what it claims: none of these is the specification's example. */
export function hasOwnIdentity(settings: ShopSettings): boolean {
  const example = firstSettings();
  const isOwn = (name: "street" | "phone" | "email" | "claims") =>
    JSON.stringify(settings[name]) !== JSON.stringify(example[name]);
  return isOwn("street") && isOwn("phone") && isOwn("email") && isOwn("claims");
}
