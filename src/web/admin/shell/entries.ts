import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Contact from "lucide-react/icons/contact";
import Factory from "lucide-react/icons/factory";
import FileText from "lucide-react/icons/file-text";
import Mail from "lucide-react/icons/mail";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Tags from "lucide-react/icons/tags";
import Wallet from "lucide-react/icons/wallet";
import type { Right, Role } from "#domain/accounts/roles.ts";
import type { Section, SectionName } from "./section.ts";
import { sections } from "./sections.ts";

/** A place of the menu: its parts are the tabs of its page, and specified names among them stay in sight. */
export interface Entry {
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** In their order; the first that a role may see opens with the entry. */
  readonly parts: readonly SectionName[];
  /** Those whose specified names stand under the entry. */
  readonly named?: readonly SectionName[];
}

/** The eight entries of the menu. */
const entries: readonly Entry[] = [
  { label: msg`Today`, icon: CalendarCheck, parts: ["dashboard"], named: ["dashboard"] },
  { label: msg`Quotes`, icon: FileText, parts: ["devis"] },
  { label: msg`Orders`, icon: Factory, parts: ["production", "orders"] },
  { label: msg`Clients`, icon: Contact, parts: ["clients", "companies", "inbox", "newsletter"] },
  {
    ...{ label: msg`Catalog`, icon: Tags },
    ...{ parts: ["Products", "sizes", "price-lists"], named: ["Products", "sizes"] },
  },
  {
    ...{ label: msg`Money`, icon: Wallet },
    ...{ parts: ["Payement", "invoices", "owed", "books", "sales-tax", "taxes"], named: ["Payement"] },
  },
  { label: msg`Mails`, icon: Mail, parts: ["outbox", "texts"] },
  {
    ...{ label: msg`Settings`, icon: SlidersHorizontal },
    ...{ parts: ["settings", "users", "connections", "trash", "account"], named: ["users"] },
  },
];

/** An entry as a role sees it. */
export interface SeenEntry extends Omit<Entry, "parts" | "named"> {
  readonly first: Section;
  readonly parts: readonly Section[];
  readonly named: readonly Section[];
}

/** The entries of which a role may see a part, with these parts. */
export function entriesFor(may: (right: Right) => boolean): SeenEntry[] {
  return entries.flatMap(({ parts, named = [], ...entry }) => {
    const seen = parts.flatMap((part) => {
      const section = sections.find(({ name }) => name === part);
      return section && (!section.needs || may(section.needs)) ? [section] : [];
    });
    const [first] = seen;
    return first
      ? [{ ...entry, first, parts: seen, named: seen.filter(({ name }) => named.includes(name)) }]
      : [];
  });
}

/** Where a role begins, if not with what waits for it: where its work is. */
const beginnings: Readonly<Partial<Record<Role, SectionName>>> = {
  production: "production",
  accounts: "owed",
};

/** The section that the back office opens with. */
export function beginningOf(role: Role | null | undefined): SectionName {
  return (role && beginnings[role]) ?? "dashboard";
}
