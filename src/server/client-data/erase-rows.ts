import { searchable } from "#server/platform/database/contains.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { forgetAnswers } from "#server/platform/idempotency/carry-out-once.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import { closeSessionsOf } from "#server/platform/sessions/sessions.ts";
import type { ClientData } from "./find-client-data.ts";
import { idsOf, voidedProofs } from "./find-clients.ts";

const nobody = "Erased client";

/** Empties or removes every row that identifies the person. What counts money or bags stays. */
export async function eraseRows(transaction: Transaction, data: ClientData, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const { id } of data.clients) {
    const email = addressOf("client", id);
    await transaction
      .updateTable("clients")
      .set({ email, email_key: email, name: nobody, password_hash: null })
      .where("id", "=", id)
      .execute();
    await closeSessionsOf(transaction, "client", id);
  }
  await transaction.deleteFrom("client_details").where("id", "in", idsOf(data.clientDetails)).execute();
  await transaction.deleteFrom("client_notes").where("id", "in", idsOf(data.clientNotes)).execute();
  await transaction.deleteFrom("company_contacts").where("client_id", "in", idsOf(data.clients)).execute();
  for (const { id } of data.accounts) {
    await transaction
      .updateTable("users")
      .set({
        ...{ name: nobody, email: addressOf("user", id), email_key: null, telephone: "", password_hash: "" },
        ...{ search_text: nobody.toLowerCase(), deleted_at: at },
      })
      .where("id", "=", id)
      .execute();
    await closeSessionsOf(transaction, "staff", id);
  }
  await transaction.deleteFrom("invitations").where("id", "in", idsOf(data.invitations)).execute();
  for (const { user_id } of data.addressChanges)
    await transaction.deleteFrom("address_changes").where("user_id", "=", user_id).execute();
  await eraseQuotes(transaction, data);
  for (const { id } of data.payments) {
    await transaction
      .updateTable("payments")
      .set({
        customer_name: nobody,
        customer_email: addressOf("payment", id),
        search_text: nobody.toLowerCase(),
      })
      .where("id", "=", id)
      .execute();
  }
  for (const { id, customer_email, search_text } of data.paidForOthers) {
    const erased = new Set(emailSpellings(customer_email).map((spelling) => searchable(spelling)));
    const left = search_text.split("\n").filter((line) => !erased.has(line));
    await transaction
      .updateTable("payments")
      .set({ customer_email: addressOf("payment", id), search_text: left.join("\n") })
      .where("id", "=", id)
      .execute();
  }
  await transaction
    .updateTable("refunds")
    .set({ reason: "" })
    .where("id", "in", idsOf(data.refunds))
    .execute();
  for (const { payment_id } of data.transfers) {
    await transaction
      .updateTable("bank_transfers")
      .set({ note: "" })
      .where("payment_id", "=", payment_id)
      .execute();
  }
  await forgetAnswers(transaction);
  await eraseThread(transaction, data);
  await transaction.deleteFrom("contact_answers").where("id", "in", idsOf(data.contactAnswers)).execute();
  await transaction.deleteFrom("contact_messages").where("id", "in", idsOf(data.messages)).execute();
  await transaction
    .deleteFrom("unsubscribe_links")
    .where("subscription_id", "in", idsOf(data.newsletter))
    .execute();
  await transaction
    .deleteFrom("newsletter_subscriptions")
    .where("id", "in", idsOf(data.newsletter))
    .execute();
  await transaction.deleteFrom("outbox").where("id", "in", idsOf(data.mails)).execute();
  // The one exception to a history that nothing changes: who did what stays, the person's own words do not.
  for (const { id, doer, doer_name } of data.history) {
    const doerName = doer === "staff" || doer === "system" ? doer_name : nobody;
    await transaction
      .updateTable("history")
      .set({ before: null, after: null, doer_name: doerName })
      .where("id", "=", id)
      .execute();
  }
  await transaction.deleteFrom("replaced_rows").where("history_id", "in", idsOf(data.history)).execute();
  await transaction.deleteFrom("deleted_names").where("history_id", "in", idsOf(data.history)).execute();
}

async function eraseQuotes(transaction: Transaction, data: ClientData): Promise<void> {
  for (const { id } of data.quotes) {
    await transaction
      .updateTable("quotes")
      .set({
        ...{
          name: nobody,
          email: addressOf("quote", id),
          phone: "",
          message: "",
          search_text: nobody.toLowerCase(),
        },
        ...{ company: null, delivery_address: null, po_number: null, interest: null },
        ...{ rejection_reason: null, logo_file_id: null },
      })
      .where("id", "=", id)
      .execute();
  }
  // What was rendered names the buyer; it is rendered anew from what stays.
  await transaction.deleteFrom("stored_documents").where("id", "in", idsOf(data.storedDocuments)).execute();
  // The figures stay; what names or was written to the buyer goes (L7).
  await transaction
    .updateTable("quote_versions")
    .set({ snapshot: null, intro: "", note: "", asked: null, sketch_id: null })
    .where("id", "in", idsOf(data.versions))
    .execute();
  // A sketch shows the buyer's mark.
  await transaction.deleteFrom("sketches").where("id", "in", idsOf(data.sketches)).execute();
  await transaction
    .updateTable("acceptances")
    .set({ name: nobody, title: null, po_number: null, ip: null, user_agent: null })
    .where("id", "in", idsOf(data.acceptances))
    .execute();
  await transaction
    .updateTable("orders")
    .set({ address: null })
    .where("id", "in", idsOf(data.orders))
    .execute();
  await transaction
    .deleteFrom("proofs")
    .where("id", "in", idsOf(voidedProofs(data)))
    .execute();
  // The picture stays, with the codes of the approval: what was made can be told from them.
  await transaction
    .updateTable("proofs")
    .set({ content: null })
    .where("id", "in", idsOf(data.proofs))
    .execute();
  await transaction
    .updateTable("proof_answers")
    .set({ name: nobody, text: "", marks: "[]", file_id: null, ip: null, user_agent: null })
    .where("id", "in", idsOf(data.proofAnswers))
    .execute();
  await transaction
    .updateTable("shipments")
    .set({ address: null, tracking: "[]" })
    .where("id", "in", idsOf(data.shipments))
    .execute();
  await transaction
    .updateTable("order_gates")
    .set({ reason: "" })
    .where("order_id", "in", idsOf(data.orders))
    .execute();
  await transaction.deleteFrom("quote_links").where("quote_id", "in", idsOf(data.quotes)).execute();
  // What is issued stays in the books, and a credit note names whom its invoice names (ADR-68); other drafts are in none.
  await transaction
    .deleteFrom("invoices")
    .where("id", "in", idsOf(data.invoices))
    .where("state", "=", "draft")
    .where("kind", "<>", "credit")
    .execute();
  await eraseFromExports(transaction, data);
}

/** What was handed to the books stays; the address in it, which only helps to find a customer by, does not. */
async function eraseFromExports(transaction: Transaction, data: ClientData): Promise<void> {
  const files = await transaction
    .selectFrom("export_files")
    .select(["batch_id", "part", "content"])
    .where("batch_id", "in", (eb) =>
      eb.selectFrom("exported_invoices").select("batch_id").where("invoice_id", "in", idsOf(data.invoices)),
    )
    .execute();
  for (const { batch_id, part, content } of files) {
    const written = data.clients.reduce(
      (text, { id, email }) => text.replaceAll(`"${email}"`, `"${addressOf("client", id)}"`),
      content,
    );
    if (written !== content)
      await transaction
        .updateTable("export_files")
        .set({ content: written })
        .where("batch_id", "=", batch_id)
        .where("part", "=", part)
        .execute();
  }
}

/** What was written about the quotes, and notes elsewhere that name the person; then the files, of logos as well. */
async function eraseThread(transaction: Transaction, data: ClientData): Promise<void> {
  await transaction.deleteFrom("message_reads").where("quote_id", "in", idsOf(data.quotes)).execute();
  await transaction.deleteFrom("message_files").where("message_id", "in", idsOf(data.thread)).execute();
  await transaction.deleteFrom("messages").where("id", "in", idsOf(data.thread)).execute();
  // Each names the one that it follows.
  await transaction
    .updateTable("artwork_files")
    .set({ follows_id: null })
    .where("id", "in", idsOf(data.artworkFiles))
    .execute();
  await transaction.deleteFrom("artwork_files").where("id", "in", idsOf(data.artworkFiles)).execute();
  await transaction.deleteFrom("files").where("id", "in", idsOf(data.files)).execute();
}

/** An address that cannot exist; columns of addresses are never empty, and some are unique. */
function addressOf(what: string, id: number): string {
  return `erased-${what}-${id}@erased.invalid`;
}
