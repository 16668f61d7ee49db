import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Services } from "./services.ts";

/** Today, where the shop is. */
export function todayOf({ clock, shop }: Pick<Services, "clock" | "shop">): string {
  return shopDayAt(clock(), shop.facts().timeZone);
}
