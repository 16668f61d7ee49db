import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { engine } from "#tests/support/engine.ts";
import { addThings, createThings, things } from "../lists/things.fixture.ts";
import { hitsOf } from "./hits.ts";
import { ensureTrigramIndexes } from "./postgres-search.ts";

test.runIf(engine() === "postgres")(
  "a missing right to add pg_trgm is reported, and searching finds the same without it",
  async () => {
    await using database = await createTestDatabase();
    const { db, url, dataDir } = database;
    await createThings(db);
    await addThings(db, [
      { kind: "bag", search_text: "carried to the fair", deleted_at: null },
      { kind: "bag", search_text: "left at home", deleted_at: null },
    ]);
    await sql`drop extension pg_trgm cascade`.execute(db);
    // Reads and writes all there is, and may create nothing.
    const tenant = `tenant_${randomBytes(6).toString("hex")}`;
    await sql`create role ${sql.raw(tenant)} login password 'tenant'`.execute(db);
    await sql`grant all on all tables in schema public to ${sql.raw(tenant)}`.execute(db);
    const theirs = new URL(url);
    theirs.username = tenant;
    theirs.password = "tenant";
    const limited = openDatabase({ url: theirs.href, dataDir });
    try {
      expect(await ensureTrigramIndexes(limited, [things])).toContain("permission denied");
      const found = await hitsOf(limited, things, ["to the fa"]).execute(limited);
      expect(found.rows).toEqual([{ id: 1 }]);
    } finally {
      await limited.destroy();
      await sql`drop owned by ${sql.raw(tenant)}`.execute(db);
      await sql`drop role ${sql.raw(tenant)}`.execute(db);
    }
  },
);
