interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/** So many at most, so that nobody waits long for the others of his group. */
const most = 32;

/**
 * Has something done for several at once: what is asked for while a group is under way belongs to the next one, so that
 * the more there are, the less each costs; whoever is alone waits for nobody.
 * @param work done for one group at a time of each place (a database, a folder). It answers in the order of the items;
 *   what it throws, everybody in its group is told
 * @param gather awaited before a group that is not full begins: whoever comes meanwhile belongs to it (`openCompany`)
 */
export function inGroups<Place, Item, Result>(
  work: (place: Place, items: readonly Item[]) => Promise<readonly Result[]>,
  gather?: (place: Place) => Promise<void>,
): (place: Place, item: Item) => Promise<Result> {
  /** Of the places where something is under way, or is about to be. */
  const queues = new Map<Place, Waiting<Item, Result>[]>();

  async function workOff(place: Place, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      if (queue.length < most) await gather?.(place);
      await workFor(place, queue.splice(0, most));
    }
    queues.delete(place);
  }

  async function workFor(place: Place, group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = group.map(({ item }) => item);
      const results = await work(place, items);
      if (results.length !== items.length) throw new Error("a group was not answered one by one");
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (place, item) => {
    const waiting = { item, ...Promise.withResolvers<Result>() };
    const queue = queues.get(place);
    if (queue) queue.push(waiting);
    else {
      const begun = [waiting];
      queues.set(place, begun);
      // Whoever gets as far in this turn of the event loop comes along.
      setImmediate(() => void workOff(place, begun));
    }
    return waiting.promise;
  };
}
