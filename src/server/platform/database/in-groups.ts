interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/** Who waits at one place. */
interface Queue<Item, Result> {
  readonly waiting: Waiting<Item, Result>[];
  isTaken: boolean;
}

/** So many at most, so that nobody waits long for the others of his group. */
const most = 32;

/**
 * Has something done for several at once: what is asked for while a group is under way belongs to the next one, so that
 * the more there are, the less each costs; whoever is alone waits for nobody.
 * @param work done for one group at a time of each place (a database, say). It answers in the order of the items; what
 *   it throws, everybody in its group is told
 */
export function inGroups<Place extends WeakKey, Item, Result>(
  work: (place: Place, items: readonly Item[]) => Promise<readonly Result[]>,
): (place: Place, item: Item) => Promise<Result> {
  const queues = new WeakMap<Place, Queue<Item, Result>>();

  async function workOff(place: Place, queue: Queue<Item, Result>): Promise<void> {
    while (queue.waiting.length > 0) await workFor(place, queue.waiting.splice(0, most));
    queue.isTaken = false;
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
    const queue = queues.get(place) ?? { waiting: [], isTaken: false };
    queues.set(place, queue);
    const waiting = { item, ...Promise.withResolvers<Result>() };
    queue.waiting.push(waiting);
    if (!queue.isTaken) {
      queue.isTaken = true;
      // Whoever gets as far in this turn of the event loop comes along.
      setImmediate(() => void workOff(place, queue));
    }
    return waiting.promise;
  };
}
