import type { PlateFacts, ProofedPlace } from "#domain/orders/repeat.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import { factsOf } from "../model/proof-content.ts";
import { findProofsOfOrder, type ProofRow } from "../model/proofs.repository.ts";
import type { AcceptedOrder } from "../model/read-accepted-order.ts";

/** What the plates of an order are made for: as it is proofed; without a proof, as it was asked for. */
export async function readPlates(
  db: Db,
  { quote, worked }: AcceptedOrder,
  proof: ProofRow | undefined,
): Promise<PlateFacts> {
  const fileId = quote.logo?.fileId;
  const files = await findFiles(db, fileId === undefined ? [] : [fileId]);
  return {
    productIds: quote.productId === null ? [] : [quote.productId],
    sizeIds: worked.lines.flatMap(({ line }) => line.sizeId ?? []),
    fabricColours: quote.productColours,
    artworkSha256: fileId === undefined ? null : (files.get(fileId)?.sha256 ?? null),
    places: proof ? proofedPlaces(proof) : quote.places,
  };
}

export async function findApprovedProof(db: Db, orderId: number): Promise<ProofRow | undefined> {
  return (await findProofsOfOrder(db, orderId)).find(({ state }) => state === "approved");
}

function proofedPlaces(proof: ProofRow): ProofedPlace[] {
  return factsOf(proof).places.map(({ place, width_mm: widthMm, height_mm: heightMm, inks }) => ({
    ...{ place, widthMm, heightMm, inks, colours: inks.length },
  }));
}
