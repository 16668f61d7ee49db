import { sql } from "kysely";
import { emailKey } from "#domain/accounts/email-key.ts";
import "#server/features/accounts/accounts.table.ts";
import "#server/features/accounts/own/address-changes.table.ts";
import "#server/features/clients/clients.table.ts";
import "#server/features/companies/companies.table.ts";
import "#server/features/contact/contact.table.ts";
import "#server/features/documents/stored-documents.table.ts";
import "#server/features/deals/model/artwork-files.table.ts";
import "#server/features/deals/model/invoices.table.ts";
import "#server/features/deals/model/orders.table.ts";
import "#server/features/deals/model/proofs.table.ts";
import "#server/features/deals/model/replaced-rows.table.ts";
import "#server/features/deals/model/shipments.table.ts";
import "#server/features/messages/messages.table.ts";
import "#server/features/newsletter/newsletter.table.ts";
import "#server/features/payments/providers/bank-transfer/bank-transfers.table.ts";
import "#server/features/payments/ledger/payments.table.ts";
import "#server/features/deals/model/quotes.table.ts";
import type { Db } from "#server/platform/database/db.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import "#server/platform/history/history.ts";
import "#server/platform/mail/outbox.table.ts";
import "#server/platform/storage/files.table.ts";
import { addressesOf, findClients, idsOf, voidedProofs } from "./find-clients.ts";

/**
 * Everything that the shop has about an address, without hashes and the links' keys. A client that became this one is the
 * same person: what there is under that address belongs to it.
 */
export async function findClientData(db: Db, email: string) {
  const clients = await findClients(db, email);
  const addresses = addressesOf(email, clients);
  const keys = addresses.map(emailKey);
  const spellings = addresses.flatMap((address) => [...emailSpellings(address)]);
  const clientIds = idsOf(clients);
  const quotes = await db
    .selectFrom("quotes")
    .selectAll()
    .where((eb) =>
      eb.or([eb("client_id", "in", clientIds), eb(eb.fn<string>("lower", ["email"]), "in", spellings)]),
    )
    .orderBy("id")
    .execute();
  const quoteIds = idsOf(quotes);
  const logoIds = [0, ...quotes.flatMap(({ logo_file_id }) => logo_file_id ?? [])];
  const sketches = await db.selectFrom("sketches").selectAll().where("quote_id", "in", quoteIds).execute();
  const payments = await db.selectFrom("payments").selectAll().where("quote_id", "in", quoteIds).execute();
  const paymentIds = idsOf(payments);
  const accounts = await db
    .selectFrom("users")
    .select(["id", "name", "email", "telephone", "is_admin", "role", "created_at"])
    .where((eb) =>
      eb.or([eb("email_key", "in", keys), eb(eb.fn<string>("lower", ["email"]), "in", spellings)]),
    )
    .execute();
  // A mail to staff carries what the client wrote, so its content is searched as well.
  const literals = spellings.map((spelling) =>
    JSON.stringify(spelling)
      .slice(1, -1)
      .replace(/[\\%_]/g, "\\$&"),
  );
  const mentions = (column: string) =>
    sql<boolean>`(${sql.join(
      literals.map((literal) => sql`lower(${sql.ref(column)}) like ${`%${literal}%`} escape '\\'`),
      sql` or `,
    )})`;
  const thread = await db
    .selectFrom("messages")
    .selectAll()
    .where((eb) => eb.or([eb("quote_id", "in", quoteIds), mentions("text")]))
    .orderBy("id")
    .execute();
  const attached = await db
    .selectFrom("message_files")
    .selectAll()
    .where("message_id", "in", idsOf(thread))
    .execute();
  const artworkFiles = await db
    .selectFrom("artwork_files")
    .selectAll()
    .where("quote_id", "in", quoteIds)
    .execute();
  const orders = await db.selectFrom("orders").selectAll().where("quote_id", "in", quoteIds).execute();
  const proofs = await db.selectFrom("proofs").selectAll().where("quote_id", "in", quoteIds).execute();
  const proofAnswers = await db
    .selectFrom("proof_answers")
    .selectAll()
    .where("proof_id", "in", idsOf(proofs))
    .execute();
  // Any holder of a quote's link may pay it, with another email address.
  const paidForOthers = await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "not in", quoteIds)
    .where((eb) => eb(eb.fn<string>("lower", ["customer_email"]), "in", spellings))
    .execute();
  const documentedIds = [...quoteIds, ...paidForOthers.flatMap(({ quote_id }) => quote_id ?? [])];
  const fileIds = [
    ...voidedProofs({ orders, proofs, proofAnswers }).map(({ file_id }) => file_id),
    ...proofAnswers.flatMap(({ file_id }) => file_id ?? []),
    ...logoIds,
    ...sketches.flatMap(({ file_id }) => file_id ?? []),
    ...artworkFiles.map(({ file_id }) => file_id),
    ...attached.map(({ file_id }) => file_id),
  ];
  return {
    clients,
    accounts,
    invitations: await db
      .selectFrom("invitations")
      .select(["id", "email", "name", "role", "expires_at", "created_at"])
      .where("email_key", "in", keys)
      .execute(),
    addressChanges: await db
      .selectFrom("address_changes")
      .select(["user_id", "email", "expires_at", "created_at"])
      .where((eb) =>
        eb.or([eb("user_id", "in", idsOf(accounts)), eb(eb.fn<string>("lower", ["email"]), "in", spellings)]),
      )
      .execute(),
    quotes,
    versions: await db.selectFrom("quote_versions").selectAll().where("quote_id", "in", quoteIds).execute(),
    acceptances: await db
      .selectFrom("acceptances")
      .selectAll()
      .where("version_id", "in", (eb) =>
        eb.selectFrom("quote_versions").select("id").where("quote_id", "in", quoteIds),
      )
      .execute(),
    orders,
    proofs,
    proofAnswers,
    orderLines: await db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .selectAll("order_lines")
      .where("orders.quote_id", "in", quoteIds)
      .execute(),
    orderGates: await db
      .selectFrom("order_gates")
      .innerJoin("orders", "orders.id", "order_gates.order_id")
      .selectAll("order_gates")
      .where("orders.quote_id", "in", quoteIds)
      .execute(),
    shipments: await db.selectFrom("shipments").selectAll().where("order_id", "in", idsOf(orders)).execute(),
    invoices: await db.selectFrom("invoices").selectAll().where("quote_id", "in", quoteIds).execute(),
    lines: await db.selectFrom("quote_lines").selectAll().where("quote_id", "in", quoteIds).execute(),
    files: await db.selectFrom("files").selectAll().where("id", "in", fileIds).execute(),
    sketches,
    thread,
    attached,
    artworkFiles,
    payments,
    paidForOthers,
    storedDocuments: await db
      .selectFrom("stored_documents")
      .selectAll()
      .where("quote_id", "in", documentedIds)
      .execute(),
    refunds: await db.selectFrom("refunds").selectAll().where("payment_id", "in", paymentIds).execute(),
    transfers: await db
      .selectFrom("bank_transfers")
      .selectAll()
      .where("payment_id", "in", paymentIds)
      .execute(),
    messages: await db
      .selectFrom("contact_messages")
      .selectAll()
      .where((eb) => eb(eb.fn<string>("lower", ["email"]), "in", spellings))
      .execute(),
    clientNotes: await db
      .selectFrom("client_notes")
      .selectAll()
      .where((eb) => eb.or([eb("client_id", "in", clientIds), mentions("text")]))
      .execute(),
    clientDetails: await db.selectFrom("client_details").selectAll().where("id", "in", clientIds).execute(),
    contactAnswers: await db
      .selectFrom("contact_answers")
      .innerJoin("contact_messages", "contact_messages.id", "contact_answers.message_id")
      .selectAll("contact_answers")
      .where((eb) => eb(eb.fn<string>("lower", ["contact_messages.email"]), "in", spellings))
      .execute(),
    contacts: await db
      .selectFrom("company_contacts")
      .selectAll()
      .where("client_id", "in", clientIds)
      .execute(),
    newsletter: await db
      .selectFrom("newsletter_subscriptions")
      .selectAll()
      .where("email_key", "in", keys)
      .execute(),
    mails: await db
      .selectFrom("outbox")
      .selectAll()
      .where((eb) => eb.or([eb(eb.fn<string>("lower", ["recipient"]), "in", spellings), mentions("content")]))
      .execute(),
    history: await db
      .selectFrom("history")
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb("subject", "=", "quote"), eb("subject_id", "in", quoteIds)]),
          eb.and([eb("subject", "=", "order"), eb("subject_id", "in", idsOf(orders))]),
          eb.and([eb("subject", "=", "payment"), eb("subject_id", "in", paymentIds)]),
          eb.and([eb("doer", "=", "client"), eb("doer_id", "in", clientIds)]),
          mentions("before"),
          mentions("after"),
        ]),
      )
      .execute(),
  };
}

export type ClientData = Awaited<ReturnType<typeof findClientData>>;
