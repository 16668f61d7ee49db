import { getToday, retryFailedItem } from "#contracts/today.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { may, office } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { takeBack } from "#server/platform/jobs/each-item.ts";
import type { Services } from "#server/services.ts";
import { staffReadToday, type TodayParts } from "./staff-read-today.ts";

/** What waits for staff, and having what failed tried again. */
export function todayRoutes({ routes, services, parts }: Mounting & { parts: TodayParts }): void {
  routes.add(getToday, office, async ({ request, actor }) => {
    const say = request.say.bind(request);
    return await staffReadToday(services, { staff: actor, say }, parts);
  });

  routes.add(retryFailedItem, may("quotes.write"), async ({ params, actor }) => {
    await staffRetryFailedItem(services, actor, params.id);
    return { success: true as const };
  });
}
/** What a job has put aside is tried again with the next run. @throws 404 where it is in the queue again */
async function staffRetryFailedItem(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Staff,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const item = await takeBack(transaction, id);
    if (!item) throw new AppError("not_found");
    await recordAudit(transaction, {
      ...{ subject: "quote", subjectId: item.quoteId, action: "quote.retry-job" },
      ...{ actor: auditActorOf(staff), after: { job: item.job }, at: clock() },
    });
  });
}
