import { resolve } from "node:path";
import { type Message, withValues } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { systemReadClient } from "#server/features/clients/system-list-clients.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { eraseClientData } from "./erase-client-data.ts";
import type { ClientData } from "./find-client-data.ts";

const stays = {
  invoices: /*i18n*/ {
    id: "client.erase.kept.invoices",
    message: "Issued invoices and credit notes, as they are: {count, number}",
  },
  payments: /*i18n*/ {
    id: "client.erase.kept.payments",
    message: "Payments in the books, without the name: {count, number}",
  },
  orders: /*i18n*/ {
    id: "client.erase.kept.orders",
    message: "Orders with what was made and what it cost, without the name: {count, number}",
  },
  history: /*i18n*/ {
    id: "client.erase.kept.history",
    message: "Who of the shop did what and when, without what was written",
  },
} as const satisfies Record<string, Message>;

/**
 * The owner erases a client for good, as `npm run client-data -- erase` does (REL-P5).
 * @returns what stays, because the law wants it kept
 * @throws 404; 409 for an account of staff and for a client that became another; 422 at the proof
 */
export async function staffEraseClient(
  services: Services,
  staff: SignedInStaff,
  { clientId, proof }: { readonly clientId: number; readonly proof: Proof },
): Promise<readonly Message[]> {
  const { db, storage, config, clock } = services;
  const client = await systemReadClient(db, clientId);
  if (!client) throw new AppError("not_found");
  if (client.merged_into !== null) throw new AppError("conflict");
  const at = clock();
  const erased = await eraseClientData(
    { db, storage, dataDir: resolve(config.DATA_DIR) },
    {
      email: client.email,
      now: at,
      inTransaction: (erase) =>
        changeWithProof(services, staff, proof, async (transaction) => {
          await erase(transaction);
          // Written after what it erases: the line names no one.
          const entry = { subject: "client", subjectId: clientId, action: "client.erase", at };
          const change = { before: { deleted: false }, after: { deleted: true } };
          await recordAudit(transaction, { ...entry, ...change, actor: auditActorOf(staff) });
        }),
    },
  );
  return erased ? keptOf(erased.data) : [];
}

function keptOf({ invoices, payments, orders, history }: ClientData): Message[] {
  const issued = invoices.filter(({ state, kind }) => state !== "draft" || kind === "credit").length;
  const counted = (message: Message, count: number) => (count > 0 ? [withValues(message, { count })] : []);
  return [
    ...counted(stays.invoices, issued),
    ...counted(stays.payments, payments.length),
    ...counted(stays.orders, orders.length),
    ...(history.length > 0 ? [stays.history] : []),
  ];
}
