import { officePaths } from "#domain/shop/office-paths.ts";
import type { Staff } from "#server/access/actor.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { systemFindUserLanguage } from "#server/features/accounts/users/system-find-user.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { readOrder } from "#server/features/deals/presenters/read-orders.ts";
import {
  readPrintedProof,
  systemReadProofPicture,
} from "#server/features/deals/proofs/read-printed-proof.ts";
import { systemReadSmallSketch } from "#server/features/deals/sketches/system-read-small-sketch.ts";
import type { Services } from "#server/services.ts";
import { type DocumentAsked, documentSetting } from "./document-setting.ts";
import { type PdfFile, type Printing, printDocument } from "./drawing/print-document.ts";
import { jobTicket } from "./layouts/job-ticket.ts";

type Reading = Printing & Pick<Services, "translate" | "config">;

/** The job ticket of an order, in the language of the account that asks, else in that of its page. @throws 404 */
export async function staffReadJobTicket(
  services: Reading,
  staff: Staff,
  { id, language }: DocumentAsked,
): Promise<PdfFile> {
  const order = await readOrder(services, staff, id);
  const quote = await systemReadQuote(services.db, order.quote_id);
  const proof = await readPrintedProof(services.db, staff, id);
  const job = {
    order: {
      ...{ number: order.number, address: order.address, dueOn: order.due_on, isOnHold: order.hold !== null },
      isProofOpen: order.gates.some(({ gate, state }) => gate === "proof" && state === "open"),
      lines: order.lines.map((line) => ({ ...line, units: line.units_ordered })),
    },
    packing: order.packing,
    quote,
    proof,
    picture: proof && (await systemReadProofPicture(services, proof.id)),
    sketch: await systemReadSmallSketch(services, { quoteId: quote.id, of: "buyer" }),
    address: `${publicUrlOf(services.config)}${officePaths.adminOrder(id)}`,
  };
  const chosen = await systemFindUserLanguage(services.db, staff.userId);
  const layout = jobTicket(job, documentSetting(services, quote, chosen ?? language));
  return await printDocument(services, layout, { name: `${order.number}-job` });
}
