import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import Boxes from "lucide-react/icons/boxes";
import Building from "lucide-react/icons/building-2";
import Contact from "lucide-react/icons/contact";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import Package from "lucide-react/icons/package";
import Receipt from "lucide-react/icons/receipt-text";
import Users from "lucide-react/icons/users";
import { searchOffice } from "#contracts/search.ts";
import type { Right } from "#domain/accounts/roles.ts";
import { quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import type { FoundKind } from "#domain/search/found-records.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { fold } from "#domain/text/fold.ts";
import { listProducts } from "../../api/reads/catalogue.ts";
import { useMay } from "../allowed.tsx";
import type { callAsStaff } from "../call-as-staff.ts";
import { useSettled } from "../use-settled.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { sections } from "./sections.ts";

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Where it leads: everything of the back office is an address. */
  readonly to: string;
}

/** The commands that match what was typed, the records that hold it, and what was typed, searched for in the long lists. */
export function useCommands(typed: string): readonly Command[] {
  const { t, i18n } = useLingui();
  const may = useMay();
  const records = useFoundRecords(typed);
  const text = typed.trim();
  const fixed: Command[] = [
    ...sections
      .filter(({ needs }) => !needs || may(needs))
      .map(({ name, label, icon }) => ({
        id: name,
        label: t`Go to ${i18n._(label)}`,
        icon,
        to: officePaths.adminSection(name),
      })),
    ...(may("quotes.read")
      ? quoteStatuses.map((status) => ({
          id: `quotes-${status}`,
          label: t`Quotes: ${i18n._(staffStatus(status).staffLabel)}`,
          icon: FileText,
          to: officePaths.adminSection("devis", { status }),
        }))
      : []),
  ];
  const wanted = fold(text);
  const found = fixed.filter(({ label }) => fold(label).includes(wanted));
  if (text === "") return found;
  const searches: (Command & { readonly needs: Right })[] = [
    {
      needs: "quotes.read",
      id: "search-quotes",
      label: t`Find “${text}” in quotes`,
      icon: FileText,
      to: officePaths.adminSection("devis", { search: text }),
    },
    {
      needs: "clients.read",
      id: "search-clients",
      label: t`Find “${text}” in clients`,
      icon: Contact,
      to: officePaths.adminSection("clients", { search: text }),
    },
    {
      needs: "payments.read",
      id: "search-payments",
      label: t`Find “${text}” in payments`,
      icon: CreditCard,
      to: officePaths.adminSection("Payement", { search: text }),
    },
    {
      needs: "shop.manage",
      id: "search-users",
      label: t`Find “${text}” in users`,
      icon: Users,
      to: officePaths.adminSection("users", { search: text }),
    },
  ];
  return [...found, ...records, ...searches.filter(({ needs }) => may(needs))];
}

/** So many products are offered; their list holds all. */
const mostProducts = 4;
/** A caller's words are typed in bursts: what is asked for is what stands still. */
const typingPause = 180;
const leastTyped = 2;

const icons: Readonly<Record<FoundKind, LucideIcon>> = {
  order: Package,
  quote: FileText,
  invoice: Receipt,
  payment: CreditCard,
  client: Contact,
  company: Building,
  "contact-message": Inbox,
};

type Ask = typeof callAsStaff;

/** The records and products that hold what was typed, as far as the own role may read them. */
function useFoundRecords(typed: string): readonly Command[] {
  const may = useMay();
  const text = useSettled(typed.trim(), typingPause);
  const kinds = [findRecords, ...(may("prices.read") ? [findProducts] : [])];
  const query = useStaffQuery({
    queryKey: ["palette", text],
    enabled: text.length >= leastTyped,
    read: async (ask) => {
      const found = await Promise.allSettled(kinds.map((find) => find(ask, text)));
      return { text, records: found.flatMap((each) => (each.status === "fulfilled" ? each.value : [])) };
    },
  });
  // What was found for other words would be opened by mistake.
  return query.data?.text === typed.trim() ? query.data.records : [];
}

async function findRecords(ask: Ask, text: string): Promise<Command[]> {
  const { results } = await ask(searchOffice, { query: { q: text } });
  return results.map(({ kind, id, title, detail, href }) => ({
    ...{ id: `${kind}-${id}`, icon: icons[kind], to: href },
    label: [title, detail].filter(Boolean).join(" · "),
  }));
}

async function findProducts(ask: Ask, search: string): Promise<Command[]> {
  const { data } = await ask(listProducts, { query: { search, page: 1, per_page: mostProducts } });
  return data.map(({ id, name }) => ({
    id: `product-${id}`,
    label: name,
    icon: Boxes,
    to: officePaths.adminProduct(id),
  }));
}
