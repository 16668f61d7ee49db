import type { FirstDay } from "#contracts/first-day.ts";
import {
  type ConfirmedStep,
  type FirstDayStep,
  firstDaySteps,
  isConfirmedStep,
  ownShopSteps,
} from "#domain/shop/first-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { readConfirmed } from "./first-day.repository.ts";

/** Whether a step is done, where the shop itself can know it. */
export type FirstDayChecks = Readonly<
  Record<Exclude<FirstDayStep, ConfirmedStep> | "taxes", (services: FirstDayServices) => Promise<boolean>>
>;

/** Whether the shop is the demo still. */
export type IsDemo = (services: FirstDayServices) => Promise<boolean>;

/** `db` may be the transaction that is under way. */
export interface FirstDayServices extends Pick<Services, "config" | "keys"> {
  readonly db: Db;
}

/** The steps of the first day, and which of them are done. */
export async function readFirstDay(
  services: FirstDayServices,
  { checks, isDemo }: { readonly checks: FirstDayChecks; readonly isDemo: IsDemo },
): Promise<FirstDay> {
  const confirmed = await readConfirmed(services.db);
  const steps: FirstDay["steps"] = [];
  const is_demo = await isDemo(services);
  for (const step of firstDaySteps.filter((each) => !is_demo || !ownShopSteps.has(each))) {
    const confirmed_at = confirmed.get(step) ?? null;
    const is_done =
      confirmed_at !== null ||
      (step === "taxes" || !isConfirmedStep(step) ? await checks[step](services) : false);
    steps.push({ step, is_done, confirmed_at });
  }
  return { steps, is_put_away: confirmed.has("put-away"), is_demo };
}
