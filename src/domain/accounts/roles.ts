/** What an account does in the back office (SPEC-3.31). One without a role is the specified standard user. */
export const roles = ["owner", "sales", "artwork", "production", "accounts", "reader"] as const;
export type Role = (typeof roles)[number];

/** What an account may do. Each call of the back office asks for one of these; no role has what is not listed for it. */
export const rights = [
  "quotes.read",
  "quotes.write",
  /** Amounts, wherever they stand: without it a quote is answered without its prices. */
  "prices.read",
  "artwork.write",
  /** Orders with their gates, dates and counts; they hold no amounts. */
  "orders.read",
  "orders.write",
  "messages.read",
  "messages.write",
  "inbox.read",
  "inbox.write",
  "clients.read",
  "clients.write",
  "companies.read",
  /** Names, numbers, addresses and contacts of companies. */
  "companies.write",
  /** Their terms, credit limits and tax certificates. */
  "companies.credit",
  "payments.read",
  "payments.write",
  "statistics.read",
  "history.read",
  "trash.read",
  "newsletter.read",
  "mails.read",
  "settings.read",
  /** Users, settings, texts, products and prices: the owner's alone. */
  "shop.manage",
] as const;
export type Right = (typeof rights)[number];

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  sales: [
    ...(["quotes.read", "quotes.write", "prices.read", "artwork.write"] as const),
    "orders.read",
    ...(["messages.read", "messages.write", "inbox.read", "inbox.write"] as const),
    ...(["clients.read", "clients.write", "companies.read", "companies.write"] as const),
    ...(["payments.read", "settings.read"] as const),
    ...(["statistics.read", "history.read", "trash.read"] as const),
  ],
  artwork: [
    ...(["quotes.read", "prices.read", "artwork.write", "orders.read"] as const),
    ...(["messages.read", "messages.write"] as const),
  ],
  production: ["quotes.read", "orders.read", "orders.write"],
  accounts: [
    ...(["quotes.read", "orders.read", "prices.read", "payments.read", "payments.write"] as const),
    ...(["companies.read", "companies.write", "companies.credit"] as const),
    ...(["statistics.read", "history.read"] as const),
  ],
  reader: [
    ...(["quotes.read", "prices.read", "messages.read", "inbox.read", "clients.read"] as const),
    ...(["companies.read", "orders.read"] as const),
    ...(["payments.read", "statistics.read", "history.read"] as const),
    ...(["trash.read", "newsletter.read", "mails.read"] as const),
  ],
};

/** May an account with this role do this? One without a role may nothing. */
export function mayRole(role: Role | null | undefined, right: Right): boolean {
  return role !== null && role !== undefined && rightsOf[role].includes(right);
}

/** The roles beside the owner's, which the flag of administrators stands for. */
export type StaffRole = Exclude<Role, "owner">;
export const staffRoles = roles.filter((role) => role !== "owner");

/** What no API key may do, whatever its role: it belongs to the people of the shop (SPEC-4.60). */
const inPersonOnly: readonly Right[] = ["shop.manage", "settings.read"];

/** May a key with this role do this? */
export function mayKey(role: StaffRole, right: Right): boolean {
  return mayRole(role, right) && !inPersonOnly.includes(right);
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Both names of the same fact, as a caller gives them: owner and administrator are one. Left out is not given. */
export interface GivenRole {
  readonly role?: Role | null | undefined;
  readonly isAdmin?: boolean | undefined;
}

/**
 * The role that a caller means. Edited users come back whole, so of the two names the one that differs from what stands is
 * what was changed; where both were changed they must agree.
 * @param now the role as it stands; null for a new account
 * @returns undefined when the two contradict each other
 */
export function meantRole(now: Role | null, { role, isAdmin }: GivenRole): Role | null | undefined {
  const isRoleMoved = role !== undefined && role !== now;
  const isFlagMoved = isAdmin !== undefined && isAdmin !== (now === "owner");
  if (!isFlagMoved) {
    // A role that is asked for under a flag that stands still: they agree, unless the role makes or unmakes an owner.
    if (!isRoleMoved) return now;
    return isAdmin === undefined || isAdmin === (role === "owner") ? role : undefined;
  }
  const byFlag = isAdmin ? "owner" : null;
  if (!isRoleMoved) return byFlag;
  return (role === "owner") === isAdmin ? role : undefined;
}
