import { type TypedDayOf, typedDayRule } from "#domain/orders/typed-day.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { AppError } from "./platform/errors/app-error.ts";
import type { Services } from "./services.ts";
import { todayOf } from "./today-of.ts";

interface TypedDay {
  readonly of: TypedDayOf;
  readonly field: string;
  readonly day: string;
  /** The moment before which it cannot have happened. */
  readonly since?: string | null | undefined;
}

/** Refuses a day on which nothing can have happened yet (SPEC-4.41), or whose books are closed (SPEC-4.50). @throws 422 at its field */
export function requireTypedDay(
  services: Pick<Services, "clock" | "shop">,
  { of, field, day, since }: TypedDay,
): void {
  const { timeZone } = services.shop.facts();
  const error = typedDayRule(of, day, {
    lockedUntil: services.shop.settings().books_locked_until,
    today: todayOf(services),
    since: since ? shopDayAt(new Date(since), timeZone) : undefined,
  });
  if (error) throw new AppError("invalid", { fields: { [field]: [error] } });
}
