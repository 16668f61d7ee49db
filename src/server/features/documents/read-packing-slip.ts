import type { Client, Staff } from "#server/access/actor.ts";
import { readShipment } from "#server/features/orders/shipments/read-shipment.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import type { Services } from "#server/services.ts";
import { packingSlip } from "./packing-slip.ts";
import { printDocument } from "./print-document.ts";
import type { PdfFile } from "./send-document.ts";

/** The packing slip of a shipment that this reader may see, in its client's language. @throws 404 */
export async function readPackingSlip(
  services: Pick<Services, "db" | "shop" | "clock" | "translate" | "storage">,
  reader: Staff | Client,
  id: number,
): Promise<PdfFile> {
  const shipped = await readShipment(services, reader, id);
  const quote = await systemReadQuote(services.db, shipped.quoteId);
  const facts = services.shop.facts();
  const language = facts.onlyLanguage ?? quote.language;
  const layout = packingSlip(shipped, {
    ...{ quote, language, facts, now: services.clock() },
    say: (message) => services.translate(language, message),
  });
  return {
    name: `${shipped.orderNumber}-${shipped.shipment.number}.pdf`,
    content: await printDocument(services, layout),
  };
}
