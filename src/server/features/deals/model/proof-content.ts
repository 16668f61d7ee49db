import { z } from "zod";
import { cloth } from "#contracts/quotes/cloth.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { FileRow } from "#server/platform/storage/files.repository.ts";
import type { ProofOrder } from "./order-of-proof.ts";
import { findOrderLines } from "./orders.repository.ts";
import type { ProofRow } from "./proofs.repository.ts";

const facts = z.strictObject({
  places: z.array(
    z.strictObject({
      ...{ place: z.string(), position: z.string().optional() },
      ...{ width_mm: z.int(), height_mm: z.int(), inks: z.array(z.string()) },
    }),
  ),
  note: z.string().optional(),
});

const content = z.strictObject({
  ...{ order_number: z.string(), number: z.int(), facts },
  lines: z.array(z.strictObject({ name: z.string(), units: z.int(), cloth: cloth.optional() })),
  address: z.array(z.string()),
  file: z.strictObject({ name: z.string(), media_type: z.string(), sha256: z.string() }),
  /** The approved proof that it repeats exactly, with its hash and the name that signed it. */
  repeats: z
    .strictObject({
      ...{ number: z.int(), order_number: z.string(), approved_on: z.string() },
      ...{ hash: z.string(), name: z.string() },
    })
    .optional(),
});
/** All that a proof says; once it is sent, it never changes. */
export type ProofContent = z.infer<typeof content>;

/** What is printed where, by a proof. */
export function factsOf({ facts: stored }: Pick<ProofRow, "facts">): ProofContent["facts"] {
  return facts.parse(JSON.parse(stored));
}

/** What it repeats exactly, as it was sent; undefined of a draft. */
export function repeatsOf({ content: stored }: Pick<ProofRow, "content">): ProofContent["repeats"] {
  return stored === null ? undefined : content.parse(JSON.parse(stored)).repeats;
}

/** What a proof says: as it was sent, or, of a draft, as it would be sent now. */
export async function contentOf(
  db: Db,
  row: ProofRow,
  { order, file }: { readonly order: ProofOrder; readonly file: FileRow },
): Promise<ProofContent> {
  if (row.content !== null) return content.parse(JSON.parse(row.content));
  const lines = await findOrderLines(db, [order.id]);
  return {
    ...{ order_number: order.number, number: row.number, facts: factsOf(row) },
    lines: lines.map(({ name, units_ordered: units, cloth: of }) => ({
      name,
      units,
      ...(of && { cloth: of }),
    })),
    address: order.address?.split("\n").filter(Boolean) ?? [],
    file: { name: file.original_name, media_type: file.media_type, sha256: file.sha256 },
  };
}
