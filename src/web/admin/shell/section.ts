import type { MessageDescriptor } from "@lingui/core";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Right } from "#domain/accounts/roles.ts";
import type { WaitingKind } from "#domain/today/waiting-item.ts";

/** The six sections, under the specification's own names, and those that we add. */
export type SectionName =
  | "dashboard"
  | "users"
  | "Products"
  | "devis"
  | "Payement"
  | "production"
  | "orders"
  | "sizes"
  | "clients"
  | "companies"
  | "invoices"
  | "owed"
  | "books"
  | "sales-tax"
  | "taxes"
  | "price-lists"
  | "inbox"
  | "newsletter"
  | "outbox"
  | "trash"
  | "settings"
  | "texts"
  | "connections"
  | "account";

export interface Section {
  readonly name: SectionName;
  readonly label: MessageDescriptor;
  /** What it is called beside the others of its entry, if not the same. */
  readonly tab?: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Its code comes when it is opened. */
  readonly load: () => Promise<ComponentType>;
  /** What of it waits for staff. */
  readonly waiting?: readonly WaitingKind[];
  /** Where the pages of its records stand. */
  readonly records?: string;
  /** The part of its page that the name under an entry leads to, where the page begins with something else. */
  readonly place?: `#${string}`;
  /** The right without which there is nothing to see. */
  readonly needs?: Right;
  /** The single key that leads here, where shortcuts are on; the alphabet has none left for every section. */
  readonly shortcut?: string;
}
