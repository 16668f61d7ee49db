import Boxes from "lucide-react/icons/boxes";
import Contact from "lucide-react/icons/contact";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import { listClients } from "#contracts/clients/client-records.ts";
import { listProducts } from "../../api/reads/catalogue.ts";
import { listPayments } from "../../api/reads/payments.ts";
import { listQuotes } from "../../api/reads/quotes.ts";
import { paths } from "../../paths.ts";
import { useMay } from "../allowed.tsx";
import type { callAsStaff } from "../call-as-staff.ts";
import { useFormats } from "../use-formats.ts";
import { useSettled } from "../use-settled.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import type { Command } from "./use-commands.ts";

/** Of each kind so many are offered; the lists hold all. */
const mostOfKind = 4;
/** A caller's words are typed in bursts: what is asked for is what stands still. */
const typingPause = 180;
const leastTyped = 2;

type Ask = typeof callAsStaff;

/** The quotes, clients, payments and products that hold what was typed, as far as the own role may read them. */
export function useFoundRecords(typed: string): readonly Command[] {
  const may = useMay();
  const { money } = useFormats();
  const text = useSettled(typed.trim(), typingPause);
  const kinds = [
    may("clients.read") && findClients,
    may("quotes.read") && findQuotes,
    may("payments.read") && ((ask: Ask, search: string) => findPayments(ask, search, money)),
    may("prices.read") && findProducts,
  ].filter((find) => find !== false);
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

async function findQuotes(ask: Ask, search: string): Promise<Command[]> {
  const { quotes } = await ask(listQuotes, { query: { search, page: 1, per_page: mostOfKind } });
  return quotes.map(({ id, reference, name, company }) => ({
    id: `quote-${id}`,
    label: [reference, name, company].filter(Boolean).join(" · "),
    icon: FileText,
    to: paths.adminQuote(id),
  }));
}

async function findClients(ask: Ask, search: string): Promise<Command[]> {
  const { clients } = await ask(listClients, { query: { search, page: 1, per_page: mostOfKind } });
  return clients.map(({ id, name, email, company }) => ({
    id: `client-${id}`,
    label: [name, company, email].filter(Boolean).join(" · "),
    icon: Contact,
    to: paths.adminClient(id),
  }));
}

async function findPayments(ask: Ask, search: string, money: (cents: number) => string): Promise<Command[]> {
  const { payments } = await ask(listPayments, { query: { search, page: 1, per_page: mostOfKind } });
  return payments.map(({ id, amount_cents, customer_name, payment_intent_id }) => ({
    id: `payment-${id}`,
    label: [money(amount_cents), customer_name, payment_intent_id].filter(Boolean).join(" · "),
    icon: CreditCard,
    to: paths.adminPayment(id),
  }));
}

async function findProducts(ask: Ask, search: string): Promise<Command[]> {
  const { data } = await ask(listProducts, { query: { search, page: 1, per_page: mostOfKind } });
  return data.map(({ id, name }) => ({
    id: `product-${id}`,
    label: name,
    icon: Boxes,
    to: paths.adminProduct(id),
  }));
}
