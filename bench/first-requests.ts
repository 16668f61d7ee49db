import type { Figure } from "./rounds.ts";
import type { Measured } from "./shop.ts";

/** So many buyers of one company ask for the first time, at the same moment, with the same address. */
const howMany = 32;

/** N first requests with one new address: N quotes, one client. A peer loses three of eight. */
export async function firstRequests(shop: Measured): Promise<Figure[]> {
  const email = `first-${Date.now()}@example.com`;
  const answers = await Promise.all(
    Array.from({ length: howMany }, (_, at) => {
      const form = new FormData();
      const fields = {
        name: "Ann Miller",
        email,
        phone: "303-555-0123",
        size_ids: '{"1":10000}',
        message: `${at}`,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return fetch(`${shop.url}/api/quotes`, { method: "POST", body: form });
    }),
  );
  const accepted = answers.filter(({ status }) => status === 201).length;
  return [
    {
      what: `${howMany} first requests at once with the same new address`,
      ours: `${accepted} accepted`,
      floor: "",
      ratio: "",
      promise: `${howMany} accepted`,
      isKept: accepted === howMany,
    },
  ];
}
