import { planOrder } from "#domain/orders/cartons.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { readOrder } from "#server/features/deals/presenters/read-orders.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printLabels } from "./drawing/print-document.ts";
import { cartonLabels } from "./layouts/carton-labels.ts";

/** More than a lorry holds; a setting that is wrong by a factor of ten would print more. */
export const labelsMost = 3_000;

const tooMany: Message = /*i18n*/ {
  id: "document.labels.most",
  message:
    "This order has {cartons, number} cartons; labels are made for up to {most, number}. The settings say how many bags a carton holds.",
};

/** A label for each carton of an order, in its client's language. @throws 404; 409 for too many cartons */
export async function staffReadCartonLabels(
  services: Printing & Pick<Services, "translate">,
  staff: Staff,
  id: number,
): Promise<PdfFile> {
  const order = await readOrder(services, staff, id);
  const plan = planOrder(order);
  if (plan.cartons > labelsMost)
    throw new AppError("conflict", {
      message: withValues(tooMany, { cartons: plan.cartons, most: labelsMost }),
    });
  const quote = await systemReadQuote(services.db, order.quote_id);
  const sheet = cartonLabels({ order, plan, quote }, documentSetting(services, quote));
  return await printLabels(services, sheet, { name: `${order.number}-labels` });
}
