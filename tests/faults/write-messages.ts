import { sql } from "kysely";
import { expect } from "vitest";
import "#server/features/contact/contact.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";

/** Writes one message; answers the status, 0 when nothing came back. */
export async function writeMessage(url: string, email: string): Promise<number> {
  const body = JSON.stringify({ name: "Ann Miller", email, message: "A message while the disk fails." });
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(`${url}/api/ContactMessage`, { method: "POST", headers, body });
    await answer.text();
    return answer.status;
  } catch {
    // The connection broke: nothing was acknowledged.
    return 0;
  }
}

/** Opens what a stopped server has left: it is whole, and every message that was acknowledged is there. */
export async function expectAllPresent(dataDir: string, acknowledged: readonly string[]): Promise<void> {
  const db = openDatabase({ url: "", dataDir });
  try {
    const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
    const rows = await db.selectFrom("contact_messages").select("email").execute();
    const present = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !present.has(email))).toEqual([]);
  } finally {
    await db.destroy();
  }
}
