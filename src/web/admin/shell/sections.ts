import { msg } from "@lingui/core/macro";
import BookOpenCheck from "lucide-react/icons/book-open-check";
import Boxes from "lucide-react/icons/boxes";
import Building2 from "lucide-react/icons/building-complex";
import Cable from "lucide-react/icons/cable";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Contact from "lucide-react/icons/contact";
import CreditCard from "lucide-react/icons/credit-card";
import Factory from "lucide-react/icons/factory";
import FileText from "lucide-react/icons/file-text";
import HandCoins from "lucide-react/icons/hand-coins";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Newspaper from "lucide-react/icons/newspaper";
import Percent from "lucide-react/icons/percent";
import ReceiptText from "lucide-react/icons/receipt-text";
import Ruler from "lucide-react/icons/ruler";
import Send from "lucide-react/icons/send";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Tags from "lucide-react/icons/tags";
import Trash2 from "lucide-react/icons/trash";
import Type from "lucide-react/icons/type";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { orderKinds } from "#domain/today/waiting-item.ts";
import type { Section } from "./section.ts";

/** Every section, under its own address. Where it stands in the menu, `entries.ts` says. */
export const sections: readonly Section[] = [
  {
    name: "dashboard",
    place: "#overview",
    shortcut: "d",
    label: msg`Overview & Analytics`,
    icon: LayoutDashboard,
    load: () => import("../dashboard/dashboard-section.tsx").then((m) => m.DashboardSection),
  },
  {
    name: "users",
    needs: "shop.manage",
    records: "/admin/users/",
    shortcut: "u",
    label: msg`Admin Users`,
    icon: Users,
    load: () => import("../accounts/users-section.tsx").then((m) => m.UsersSection),
  },
  {
    name: "Products",
    needs: "prices.read",
    records: "/admin/products/",
    shortcut: "p",
    label: msg`Products`,
    icon: Boxes,
    load: () => import("../catalogue/products-section.tsx").then((m) => m.ProductsSection),
  },
  {
    name: "devis",
    needs: "quotes.read",
    waiting: ["request", "wish"],
    records: "/admin/quotes/",
    shortcut: "q",
    label: msg`Quotes`,
    icon: FileText,
    load: () => import("../quotes/quotes-section.tsx").then((m) => m.QuotesSection),
  },
  {
    name: "Payement",
    needs: "payments.read",
    waiting: ["money_to_check", "money_held", "money_to_return"],
    records: "/admin/payments/",
    shortcut: "y",
    label: msg`Payments`,
    icon: CreditCard,
    load: () => import("../payments/payments-section.tsx").then((m) => m.PaymentsSection),
  },
  {
    name: "production",
    needs: "orders.read",
    waiting: orderKinds,
    records: "/admin/orders/",
    shortcut: "g",
    label: msg`Production`,
    tab: msg`Board`,
    icon: Factory,
    load: () => import("../orders/board/board-section.tsx").then((m) => m.BoardSection),
  },
  {
    name: "orders",
    needs: "orders.read",
    label: msg`Orders`,
    tab: msg`List`,
    icon: ClipboardList,
    load: () => import("../orders/list/orders-section.tsx").then((m) => m.OrdersSection),
  },
  {
    name: "sizes",
    needs: "prices.read",
    shortcut: "s",
    label: msg`Sizes`,
    icon: Ruler,
    load: () => import("../catalogue/sizes-section.tsx").then((m) => m.SizesSection),
  },
  {
    name: "clients",
    needs: "clients.read",
    records: "/admin/clients/",
    shortcut: "c",
    label: msg`Clients`,
    tab: msg`People`,
    icon: Contact,
    load: () => import("../clients/clients-section.tsx").then((m) => m.ClientsSection),
  },
  {
    name: "companies",
    needs: "companies.read",
    records: "/admin/companies/",
    shortcut: "m",
    label: msg`Companies`,
    icon: Building2,
    load: () => import("../companies/companies-section.tsx").then((m) => m.CompaniesSection),
  },
  {
    name: "owed",
    needs: "payments.read",
    label: msg`What is owed`,
    icon: HandCoins,
    load: () => import("../books/owed-section.tsx").then((m) => m.OwedSection),
  },
  {
    name: "sales-tax",
    needs: "payments.read",
    label: msg`Tax to file`,
    icon: Landmark,
    load: () => import("../books/sales-tax-section.tsx").then((m) => m.SalesTaxSection),
  },
  {
    name: "taxes",
    needs: "shop.manage",
    label: msg`Taxes`,
    icon: Percent,
    load: () => import("../settings/taxes-section.tsx").then((m) => m.TaxesSection),
  },
  {
    name: "books",
    needs: "payments.read",
    shortcut: "h",
    label: msg`Books`,
    icon: BookOpenCheck,
    load: () => import("../books/books-section.tsx").then((m) => m.BooksSection),
  },
  {
    name: "invoices",
    needs: "payments.read",
    waiting: ["invoice_draft", "deposit_uninvoiced"],
    records: "/admin/invoices/",
    shortcut: "f",
    label: msg`Invoices`,
    icon: ReceiptText,
    load: () => import("../invoices/invoices-section.tsx").then((m) => m.InvoicesSection),
  },
  {
    name: "price-lists",
    needs: "shop.manage",
    shortcut: "b",
    label: msg`Price lists`,
    icon: Tags,
    load: () => import("../prices/prices-section.tsx").then((m) => m.PricesSection),
  },
  {
    name: "inbox",
    needs: "inbox.read",
    waiting: ["message"],
    shortcut: "i",
    label: msg`Contact inbox`,
    icon: Inbox,
    load: () => import("../mails/inbox-section.tsx").then((m) => m.InboxSection),
  },
  {
    name: "newsletter",
    needs: "newsletter.read",
    shortcut: "l",
    label: msg`Newsletter`,
    icon: Newspaper,
    load: () => import("../mails/newsletter-section.tsx").then((m) => m.NewsletterSection),
  },
  {
    name: "outbox",
    needs: "mails.read",
    waiting: ["mail_dead"],
    shortcut: "o",
    label: msg`Outbox`,
    icon: Send,
    load: () => import("../mails/outbox-section.tsx").then((m) => m.OutboxSection),
  },
  {
    name: "trash",
    needs: "trash.read",
    shortcut: "t",
    label: msg`Trash`,
    icon: Trash2,
    load: () => import("../trash/trash-section.tsx").then((m) => m.TrashSection),
  },
  {
    name: "settings",
    needs: "shop.manage",
    // As in many programs, and no letter is left.
    shortcut: ",",
    label: msg`Shop settings`,
    icon: SlidersHorizontal,
    load: () => import("../settings/settings-section.tsx").then((m) => m.SettingsSection),
  },
  {
    name: "texts",
    needs: "shop.manage",
    shortcut: "z",
    label: msg`Texts`,
    icon: Type,
    load: () => import("../texts/texts-section.tsx").then((m) => m.TextsSection),
  },
  {
    name: "connections",
    needs: "shop.manage",
    label: msg`Connections`,
    icon: Cable,
    load: () => import("../connections/connections-section.tsx").then((m) => m.ConnectionsSection),
  },
  {
    name: "account",
    shortcut: "a",
    label: msg`My account`,
    icon: UserRound,
    load: () => import("../own-account/own-account-section.tsx").then((m) => m.OwnAccountSection),
  },
];
