/** Those who are on their way to where something is done for several at once (`inGroups`). */
export interface Company {
  /** Somebody sets out. He says, once, that he is there, or that he will not come; said again it changes nothing. */
  readonly setOut: (place: object) => () => void;
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
    setOut(place) {
      const road = roads.get(place) ?? { travellers: 0, empty: Promise.withResolvers<void>() };
      roads.set(place, road);
      road.travellers += 1;
      let isOnTheWay = true;
      return () => {
        if (!isOnTheWay) return;
        isOnTheWay = false;
        road.travellers -= 1;
        if (road.travellers > 0) return;
        roads.delete(place);
        road.empty.resolve();
      };
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
