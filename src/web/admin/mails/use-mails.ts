import { listContactMessages } from "#contracts/contact.ts";
import { listSubscriptions } from "#contracts/newsletter.ts";
import { listOutbox } from "#contracts/outbox.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of the messages written to the shop. */
export function useMessages(state: IndexState) {
  const query = acceptedQuery(listContactMessages.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["contact-messages", query],
    read: (ask) => ask(listContactMessages, { query }),
    select: ({ messages: rows, meta }) => ({ rows, meta }),
  });
}

/** A page of the newsletter's addresses. */
export function useSubscriptions(state: IndexState) {
  const query = acceptedQuery(listSubscriptions.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["newsletter", query],
    read: (ask) => ask(listSubscriptions, { query }),
    select: ({ subscriptions: rows, meta }) => ({ rows, meta }),
  });
}

/** A page of the shop's mails. */
export function useOutbox(state: IndexState) {
  const query = acceptedQuery(listOutbox.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["outbox", query],
    read: (ask) => ask(listOutbox, { query }),
    select: ({ mails: rows, meta, sender_refusal }) => ({ rows, meta, sender_refusal }),
  });
}
