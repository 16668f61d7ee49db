import { listUsers } from "#contracts/accounts.ts";
import { waits } from "#domain/time/waits.ts";
import { understood } from "../index/understood.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useReading } from "../use-reading.ts";

/** A page of users; after 10 s without an answer the call is given up (S2 §7). */
export function useUsers({ page, perPage, search, filters }: IndexState) {
  const query = understood(listUsers.query, { ...filters, page, per_page: perPage, search });
  return useReading({
    queryKey: ["users", query],
    read: (ask) => ask(listUsers, { query }, { timeoutMilliseconds: waits.usersTimeout }),
  });
}
