import { waits } from "#domain/time/waits.ts";
import { getUser, listUsers } from "../../api/reads/users.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { pageOf } from "../index/page-of.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of users; after 10 s without an answer the call is given up. */
export function useUsers(state: IndexState) {
  const query = acceptedQuery(listUsers.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["users", query],
    read: async (ask) => {
      const calling = { timeoutMilliseconds: waits.usersTimeout };
      const { users, counts, meta } = await ask(listUsers, { query }, calling);
      return { ...pageOf(users, meta, state), counts };
    },
  });
}

/** One user; what changes a user reads it again, as it does the lists. */
export function useUser(id: number) {
  return useStaffQuery({
    queryKey: ["users", "one", id],
    read: async (ask) => (await ask(getUser, { params: { id } })).user,
  });
}
