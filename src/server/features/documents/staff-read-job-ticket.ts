import type { Language } from "#domain/language/language.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { Staff } from "#server/access/actor.ts";
import { readPrintedProof } from "#server/features/orders/proofs/read-printed-proof.ts";
import { systemReadProofPicture } from "#server/features/orders/proofs/system-read-proof-picture.ts";
import { readOrder } from "#server/features/orders/read-orders.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import { publicUrlOf } from "#server/public-url.ts";
import type { Services } from "#server/services.ts";
import { jobTicket } from "./job-ticket.ts";
import { printDocument } from "./print-document.ts";
import type { PdfFile } from "./send-document.ts";

type Reading = Pick<
  Services,
  "db" | "shop" | "clock" | "translate" | "storage" | "config" | "log" | "logoDecoders"
>;

/** The job ticket of an order, in the language of the member of staff who asks. @throws 404 */
export async function staffReadJobTicket(
  services: Reading,
  staff: Staff,
  { id, language: asked }: { readonly id: number; readonly language: Language },
): Promise<PdfFile> {
  const order = await readOrder(services, staff, id);
  const quote = await systemReadQuote(services.db, order.quote_id);
  const proof = await readPrintedProof(services.db, staff, id);
  const facts = services.shop.facts();
  const language = facts.onlyLanguage ?? asked;
  const job = {
    order: {
      ...{ number: order.number, address: order.address, dueOn: order.due_on, isOnHold: order.hold !== null },
      isProofOpen: order.gates.some(({ gate, state }) => gate === "proof" && state === "open"),
      lines: order.lines.map(({ name, units_ordered: units }) => ({ name, units })),
    },
    proof,
    picture: proof && (await systemReadProofPicture(services, proof.id)),
    address: `${publicUrlOf(services.config)}${officePaths.adminOrder(id)}`,
  };
  const layout = jobTicket(job, {
    ...{ quote, language, facts, now: services.clock() },
    say: (message) => services.translate(language, message),
  });
  return { name: `${order.number}-job.pdf`, content: await printDocument(services, layout) };
}
