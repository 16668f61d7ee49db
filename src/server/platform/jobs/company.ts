/** Those who are on their way to where something is done for several at once (`inGroups`). */
export interface Company {
  /** Does what somebody has to do on his way there. When it is done, or has failed, nobody waits for him any more. */
  readonly onTheWay: <Result>(place: object, deed: () => Promise<Result>) => Promise<Result>;
  /** Resolves when nobody is on his way, or when there is no more patience. */
  readonly gather: (place: object) => Promise<void>;
}

interface Road {
  travellers: number;
  readonly empty: PromiseWithResolvers<void>;
}

/**
 * Lets the first of a group wait for the others, where it is known that they are coming: whoever is alone waits for
 * nobody.
 * @param patience milliseconds; nobody is waited for any longer
 */
export function openCompany(patience: number): Company {
  /** Only those on which there is somebody. */
  const roads = new Map<object, Road>();
  return {
    async onTheWay(place, deed) {
      const road = roads.get(place) ?? { travellers: 0, empty: Promise.withResolvers<void>() };
      roads.set(place, road);
      road.travellers += 1;
      try {
        return await deed();
      } finally {
        road.travellers -= 1;
        if (road.travellers === 0) {
          roads.delete(place);
          // After the last one himself went on: he belongs to the group.
          setImmediate(road.empty.resolve);
        }
      }
    },
    async gather(place) {
      const road = roads.get(place);
      if (!road) return;
      const enough = Promise.withResolvers<void>();
      const timer = setTimeout(enough.resolve, patience);
      await Promise.race([road.empty.promise, enough.promise]);
      clearTimeout(timer);
    },
  };
}
