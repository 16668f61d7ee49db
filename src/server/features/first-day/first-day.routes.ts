import * as calls from "#contracts/first-day.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { reachedAddress } from "#server/platform/mail/staff-recipient.ts";
import { type FirstDayChecks, type IsDemo, readFirstDay } from "./read-first-day.ts";
import { type EndDemo, staffBeginOwnShop } from "./staff-begin-own-shop.ts";
import { staffConfirmStep } from "./staff-confirm-step.ts";
import { staffSendTestMail } from "./staff-send-test-mail.ts";

/** What other features know, handed over where the features are put together. */
export interface FirstDaySources {
  readonly checks: FirstDayChecks;
  readonly isDemo: IsDemo;
  readonly endDemo: EndDemo;
  /** Why the mail server takes no mails of ours, if it does not. */
  readonly askMailServer: (url: string) => Promise<string | undefined>;
  readonly addressOf: (db: Db, userId: number) => Promise<string | undefined>;
}

/** The list of the first day: what is done, and what its owner says is done. */
export function firstDayRoutes({
  routes,
  services,
  sources,
}: Mounting & { readonly sources: FirstDaySources }): void {
  const read = () => readFirstDay(services, sources);
  routes.add(calls.getFirstDay, administrator, read);
  routes.add(calls.confirmStep, administrator, async ({ actor, params, body }) => {
    await staffConfirmStep(services, actor, { step: params.step, isDone: body?.is_done ?? true });
    return await read();
  });
  routes.add(calls.beginOwnShop, administrator, async ({ actor, body }) => {
    const { time_zone, first_language, ...proof } = body;
    const beginning = { ...(time_zone && { time_zone }), ...(first_language && { first_language }) };
    await staffBeginOwnShop(services, actor, { proof, beginning }, sources.endDemo);
    return {};
  });
  routes.add(calls.sendTestMail, administrator, async ({ actor }) => {
    const address = await sources.addressOf(services.db, actor.userId);
    if (address === undefined) throw new AppError("unauthenticated");
    const email = reachedAddress(services.shop, address);
    await staffSendTestMail(services, actor, { email, askMailServer: sources.askMailServer });
    return {
      success: true as const,
      sent_to: email,
      has_mail_server: services.keys.current().config.SMTP_URL !== "",
    };
  });
}
