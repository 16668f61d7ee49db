import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  BookOpenCheck,
  Boxes,
  Building2,
  Contact,
  CreditCard,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  ReceiptText,
  Ruler,
  Send,
  SlidersHorizontal,
  Tags,
  Trash2,
  Type,
  UserRound,
  Users,
} from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Right } from "#domain/accounts/roles.ts";
import type { WaitingKind } from "#domain/today/waiting-item.ts";

/** The six sections, under the specification's own names, and those that we add. */
export type SectionName =
  | "dashboard"
  | "users"
  | "Products"
  | "devis"
  | "Payement"
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
  readonly screen: LazyExoticComponent<ComponentType>;
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

export const sections: readonly Section[] = [
  {
    name: "dashboard",
    shortcut: "d",
    label: msg`Overview & Analytics`,
    icon: LayoutDashboard,
    screen: lazy(() =>
      import("../dashboard/dashboard-section.tsx").then((m) => ({ default: m.DashboardSection })),
    ),
  },
  {
    name: "users",
    needs: "shop.manage",
    records: "/admin/users/",
    shortcut: "u",
    label: msg`Admin Users`,
    icon: Users,
    screen: lazy(() => import("../accounts/users-section.tsx").then((m) => ({ default: m.UsersSection }))),
  },
  {
    name: "Products",
    needs: "prices.read",
    records: "/admin/products/",
    shortcut: "p",
    label: msg`Products`,
    icon: Boxes,
    screen: lazy(() =>
      import("../catalogue/products-section.tsx").then((m) => ({ default: m.ProductsSection })),
    ),
  },
  {
    name: "devis",
    needs: "quotes.read",
    waiting: "request",
    records: "/admin/quotes/",
    shortcut: "q",
    label: msg`Quotes`,
    icon: FileText,
    screen: lazy(() => import("../quotes/quotes-section.tsx").then((m) => ({ default: m.QuotesSection }))),
  },
  {
    name: "Payement",
    needs: "payments.read",
    records: "/admin/payments/",
    shortcut: "y",
    label: msg`Payments`,
    icon: CreditCard,
    screen: lazy(() =>
      import("../payments/payments-section.tsx").then((m) => ({ default: m.PaymentsSection })),
    ),
  },
  {
    name: "sizes",
    needs: "prices.read",
    shortcut: "s",
    label: msg`Sizes`,
    icon: Ruler,
    screen: lazy(() => import("../catalogue/sizes-section.tsx").then((m) => ({ default: m.SizesSection }))),
  },
  {
    name: "clients",
    needs: "clients.read",
    records: "/admin/clients/",
    shortcut: "c",
    isAddition: true,
    label: msg`Clients`,
    icon: Contact,
    screen: lazy(() => import("../clients/clients-section.tsx").then((m) => ({ default: m.ClientsSection }))),
  },
  {
    name: "companies",
    needs: "companies.read",
    records: "/admin/companies/",
    shortcut: "m",
    isAddition: true,
    label: msg`Companies`,
    icon: Building2,
    screen: lazy(() =>
      import("../companies/companies-section.tsx").then((m) => ({ default: m.CompaniesSection })),
    ),
  },
  {
    name: "books",
    needs: "payments.read",
    shortcut: "k",
    isAddition: true,
    label: msg`Books`,
    icon: BookOpenCheck,
    screen: lazy(() => import("../books/books-section.tsx").then((m) => ({ default: m.BooksSection }))),
  },
  {
    name: "invoices",
    needs: "payments.read",
    records: "/admin/invoices/",
    shortcut: "f",
    isAddition: true,
    label: msg`Invoices`,
    icon: ReceiptText,
    screen: lazy(() =>
      import("../invoices/invoices-section.tsx").then((m) => ({ default: m.InvoicesSection })),
    ),
  },
  {
    name: "price-lists",
    needs: "shop.manage",
    shortcut: "b",
    isAddition: true,
    label: msg`Price lists`,
    icon: Tags,
    screen: lazy(() => import("../prices/prices-section.tsx").then((m) => ({ default: m.PricesSection }))),
  },
  {
    name: "inbox",
    needs: "inbox.read",
    waiting: "message",
    shortcut: "i",
    isAddition: true,
    label: msg`Contact inbox`,
    icon: Inbox,
    screen: lazy(() => import("../mails/inbox-section.tsx").then((m) => ({ default: m.InboxSection }))),
  },
  {
    name: "newsletter",
    needs: "newsletter.read",
    shortcut: "l",
    isAddition: true,
    label: msg`Newsletter`,
    icon: Newspaper,
    screen: lazy(() =>
      import("../mails/newsletter-section.tsx").then((m) => ({ default: m.NewsletterSection })),
    ),
  },
  {
    name: "outbox",
    needs: "mails.read",
    waiting: "mail_dead",
    shortcut: "o",
    isAddition: true,
    label: msg`Outbox`,
    icon: Send,
    screen: lazy(() => import("../mails/outbox-section.tsx").then((m) => ({ default: m.OutboxSection }))),
  },
  {
    name: "trash",
    needs: "trash.read",
    shortcut: "t",
    isAddition: true,
    label: msg`Trash`,
    icon: Trash2,
    screen: lazy(() => import("../trash/trash-section.tsx").then((m) => ({ default: m.TrashSection }))),
  },
  {
    name: "settings",
    needs: "shop.manage",
    shortcut: "e",
    isAddition: true,
    label: msg`Shop settings`,
    icon: SlidersHorizontal,
    screen: lazy(() =>
      import("../settings/settings-section.tsx").then((m) => ({ default: m.SettingsSection })),
    ),
  },
  {
    name: "texts",
    needs: "shop.manage",
    shortcut: "x",
    isAddition: true,
    label: msg`Texts`,
    icon: Type,
    screen: lazy(() => import("../texts/texts-section.tsx").then((m) => ({ default: m.TextsSection }))),
  },
  {
    name: "account",
    shortcut: "a",
    isAddition: true,
    label: msg`My account`,
    icon: UserRound,
    screen: lazy(() =>
      import("../own-account/own-account-section.tsx").then((m) => ({ default: m.OwnAccountSection })),
    ),
  },
];
