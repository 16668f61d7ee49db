/** What stands of an item, by the document that asks for it. */
interface Standing {
  readonly itemId: number | null;
  readonly documentId: number | null;
  readonly cents: number;
}

/**
 * What is owed of a deal: what is open of each item, by the document that asks for it. Money that is dated before its
 * document takes from what that asks for later, so that an item counts as a whole.
 */
export function owedParts(standings: readonly Standing[]): Standing[] {
  const byPlace = new Map<string, Standing>();
  const open = new Map<number | null, number>();
  for (const { itemId, documentId, cents } of standings) {
    const place = `${itemId} ${documentId}`;
    byPlace.set(place, { itemId, documentId, cents: (byPlace.get(place)?.cents ?? 0) + cents });
    open.set(itemId, (open.get(itemId) ?? 0) + cents);
  }
  return [...byPlace.values()].flatMap((standing) => {
    const left = open.get(standing.itemId) ?? 0;
    const cents = Math.min(left, standing.cents);
    if (cents <= 0) return [];
    open.set(standing.itemId, left - cents);
    return [{ ...standing, cents }];
  });
}
