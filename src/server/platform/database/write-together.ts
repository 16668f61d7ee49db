import { inGroups } from "../jobs/in-groups.ts";
import type { Db, Transaction } from "./db.ts";

/** Whose database it is: all of its items share transactions. */
interface Place {
  readonly db: Db;
}

/**
 * Writes what is asked for in the same moment in one transaction, with the same few statements, and so with one wait
 * for the disk. Each item is whole or not there, and nobody hears of success before all of it is on the disk. Where
 * writing a group fails, nothing of it is there, and each of them is tried in a transaction of its own: what one of
 * them throws is said to that one alone. Where it is the commit that fails, nobody can know, and all are told.
 * @param write answers in the order of the items. It may be asked again for the same ones, and so changes nothing but
 *   the database
 * @param gather as that of `inGroups`
 */
export function writeTogether<Where extends Place, Item, Result>(
  write: (place: Where, transaction: Transaction, items: readonly Item[]) => Promise<readonly Result[]>,
  gather?: (place: Where) => Promise<void>,
): (place: Where, item: Item) => Promise<Result> {
  /** Answers, for each item, how it gets its result. */
  const inOneTransaction = async (place: Where, items: readonly Item[]) => {
    let isWritten = false;
    try {
      const results = await place.db.transaction().execute(async (transaction) => {
        const written = await write(place, transaction, items);
        isWritten = true;
        return written;
      });
      return results.map((result) => async () => result);
    } catch (error) {
      if (isWritten || items.length === 1) throw error;
      return items.map((item) => () => alone(place, item));
    }
  };
  const alone = async (place: Where, item: Item): Promise<Result> => {
    const [result] = await inOneTransaction(place, [item]);
    if (!result) throw new Error("an item was written, and nothing answered");
    return await result();
  };
  const inGroup = inGroups(inOneTransaction, gather);
  return async (place, item) => {
    const result = await inGroup(place, item);
    return await result();
  };
}
