import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** Proofs of orders, of which one at most counts, and the answers to them, which never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addProofs(db);
  await addProofAnswers(db);
  await (isPostgresDb(db) ? guardPostgres(db) : guardSqlite(db));
}

/** `quote_id`: by which a proof is found once its order was taken back. */
async function addProofs(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "proofs")
    .addColumn("order_id", "integer", (c) => c.notNull())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("facts", "text", (c) => c.notNull())
    .addColumn("file_id", "integer", (c) => c.notNull().unique().references("files.id"))
    .addColumn("content", "text")
    .addColumn("hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("reminded_at", "text")
    .addColumn("quote_id", "integer")
    .addUniqueConstraint("proofs_number", ["order_id", "number"])
    .execute();
  await createIndexes(
    db,
    "proofs",
    { proofs_that_count: "order_id" },
    { isUnique: true, where: "state in ('sent', 'approved', 'changes_requested')" },
  );
  await createIndexes(db, "proofs", { proofs_quote: "quote_id" });
}

async function addProofAnswers(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "proof_answers")
    .addColumn("proof_id", "integer", (c) => c.notNull().unique().references("proofs.id"))
    .addColumn("answer", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("client_id", "integer")
    .addColumn("recorded_by", "integer")
    .addColumn("recorded_name", "text")
    .addColumn("channel", "text")
    .addColumn("answered_on", "text")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("sentences", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("marks", "text", (c) => c.notNull())
    .addColumn("file_id", "integer", (c) => c.unique().references("files.id"))
    .addColumn("proof_hash", "text", (c) => c.notNull())
    .addColumn("file_sha256", "text", (c) => c.notNull())
    .addColumn("ip", "text")
    .addColumn("user_agent", "text")
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

/** What an answer says. Name, words and origin of an erased person may be taken out of it, and nothing else. */
const fixed =
  "proof_id, answer, kind, client_id, recorded_by, channel, answered_on, sentences, proof_hash, file_sha256, hash, created_at";

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [name, change] of [
    ["update", `update of ${fixed}`],
    ["delete", "delete"],
  ])
    await sql`create trigger ${sql.raw(`proof_answers_no_${name}`)} before ${sql.raw(String(change))} on proof_answers
      begin select raise(abort, 'an answer to a proof never changes'); end`.execute(db);
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_proof_answer() returns trigger language plpgsql as $$
    begin raise exception 'an answer to a proof never changes'; end $$`.execute(db);
  await sql`create trigger proof_answers_no_change before update of ${sql.raw(fixed)} or delete on proof_answers
    for each row execute function refuse_proof_answer()`.execute(db);
}
