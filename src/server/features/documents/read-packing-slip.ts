import type { Buyer, Staff } from "#server/access/actor.ts";
import { readShipment } from "#server/features/deals/delivery/read-shipment.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import {
  readPrintedProof,
  systemReadProofPicture,
} from "#server/features/deals/proofs/read-printed-proof.ts";
import { systemReadSmallSketch } from "#server/features/deals/sketches/system-read-small-sketch.ts";
import type { Services } from "#server/services.ts";
import { documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { packingSlip } from "./layouts/packing-slip.ts";

/** The packing slip of a shipment that this reader may see, in its client's language. @throws 404 */
export async function readPackingSlip(
  services: Printing & Pick<Services, "translate">,
  reader: Staff | Buyer,
  id: number,
): Promise<PdfFile> {
  const shipped = await readShipment(services, reader, id);
  const quote = await systemReadQuote(services.db, shipped.quoteId);
  const proof = await readPrintedProof(services.db, reader, shipped.shipment.order_id);
  const picture = proof && (await systemReadProofPicture(services, proof.id));
  const sketch = await systemReadSmallSketch(services, { quoteId: quote.id, of: "buyer" });
  const layout = packingSlip({ ...shipped, quote, proof, picture, sketch }, documentSetting(services, quote));
  return await printDocument(services, layout, { name: `${shipped.orderNumber}-${shipped.shipment.number}` });
}
