import type { LucideIcon } from "lucide-react";
import Boxes from "lucide-react/icons/boxes";
import Building from "lucide-react/icons/building-2";
import Contact from "lucide-react/icons/contact";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import Package from "lucide-react/icons/package";
import Receipt from "lucide-react/icons/receipt-text";
import { searchOffice } from "#contracts/search.ts";
import type { FoundKind } from "#domain/search/found-records.ts";
import { listProducts } from "../../api/reads/catalogue.ts";
import { paths } from "../../paths.ts";
import { useMay } from "../allowed.tsx";
import type { callAsStaff } from "../call-as-staff.ts";
import { useSettled } from "../use-settled.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import type { Command } from "./use-commands.ts";

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
export function useFoundRecords(typed: string): readonly Command[] {
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
    to: paths.adminProduct(id),
  }));
}
