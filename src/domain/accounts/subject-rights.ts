import { mayRole, type Right, type Role } from "./roles.ts";

/** The right to know what happened to a kind of record; of all others only owners know. */
const rightOfSubject = new Map<string, Right>([
  ["quote", "prices.read"],
  ["quote_message", "messages.read"],
  ["payment", "payments.read"],
  ["invoice", "payments.read"],
  ["export", "payments.read"],
  ["order", "orders.read"],
  ["client", "clients.read"],
  ["company", "companies.read"],
  ["contact_message", "inbox.read"],
  ["outbox", "mails.read"],
  ["product", "history.read"],
  ["size", "history.read"],
]);

/** May this role read the history of such records? */
export function mayReadSubject(role: Role | null, subject: string): boolean {
  return mayRole(role, rightOfSubject.get(subject) ?? "shop.manage");
}

/** The kinds of records whose history a role may read; undefined where it is all of them. */
export function subjectsOf(role: Role | null): readonly string[] | undefined {
  if (mayRole(role, "shop.manage")) return undefined;
  return [...rightOfSubject.keys()].filter((subject) => mayReadSubject(role, subject));
}
