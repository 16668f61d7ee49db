import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const derived = { hash: "a".repeat(24), width: 320, height: 240, widths: [320], placeholder: "data:," };

test("the picture of a product becomes the first of its list, whatever it is", async () => {
  const db = await olderDatabase("0051-plan-items");
  const add = (id: number, image: string | null, picture: object | null) =>
    sql`insert into products (id, name, name_key, search_key, image, picture, created_at)
      values (${id}, 'Tote', 'tote', 'tote', ${image}, ${picture && JSON.stringify(picture)}, '2026-01-01')`.execute(
      db,
    );
  await add(1, "/storage/pictures/a.jpg", derived);
  await add(2, "data:image/png;base64,AAAA", null);
  await add(3, null, null);
  await migrate(db);
  const rows = await db.selectFrom("products").select(["id", "pictures"]).orderBy("id").execute();
  const words = { alt_en: "", alt_fr: "" };
  expect(rows.map(({ pictures }) => JSON.parse(pictures))).toEqual([
    [{ image: "/storage/pictures/a.jpg", picture: derived, ...words }],
    [{ image: "data:image/png;base64,AAAA", picture: null, ...words }],
    [],
  ]);
});
