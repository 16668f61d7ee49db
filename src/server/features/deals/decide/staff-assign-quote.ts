import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemFindUserName } from "#server/features/accounts/users/system-find-user.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";

const unknownUser: Message = /*i18n*/ { id: "quote.assignee.unknown", message: "There is no such user." };

/** Staff assigns a quote to a user: a note, which no status and no price depends on. @throws 422 for no user */
export async function staffAssignQuote(
  services: Services,
  staff: Staff,
  { userId, ...at }: QuoteAt & { readonly userId: number | null },
): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "annotate",
    decide: async (quote, _now, transaction) => {
      if (quote.assigneeId === userId) return undefined;
      const user = userId === null ? null : await systemFindUserName(transaction, userId);
      if (user === undefined) throw new AppError("invalid", { fields: { user_id: [unknownUser] } });
      return {
        action: "quote.assign",
        set: { assignee_id: userId },
        before: { assignee_id: quote.assigneeId },
        after: { assignee_id: userId, name: user },
      };
    },
  });
}
