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
  | "sizes"
  | "clients"
  | "companies"
  | "invoices"
  | "books"
  | "price-lists"
  | "inbox"
  | "newsletter"
  | "outbox"
  | "trash"
  | "settings"
  | "texts"
  | "account";

export interface Section {
  readonly name: SectionName;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Its code comes when it is opened. */
  readonly load: () => Promise<ComponentType>;
  /** What of it waits for staff. */
  readonly waiting?: WaitingKind;
  /** Where the pages of its records stand. */
  readonly records?: string;
  /** The right without which there is nothing to see. */
  readonly needs?: Right;
  /** The single key that leads here, where shortcuts are on. */
  readonly shortcut: string;
  /** Stands under the second heading of the menu. */
  readonly isAddition?: true;
}
