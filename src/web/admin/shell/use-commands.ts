import { useLingui } from "@lingui/react/macro";
import type { LucideIcon } from "lucide-react";
import Contact from "lucide-react/icons/contact";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Users from "lucide-react/icons/users";
import type { Right } from "#domain/accounts/roles.ts";
import { quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import { fold } from "#domain/text/fold.ts";
import { paths } from "../../paths.ts";
import { useMay } from "../allowed.tsx";
import { sections } from "./sections.ts";
import { useFoundRecords } from "./use-found-records.ts";

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
        to: paths.adminSection(name),
      })),
    ...(may("quotes.read")
      ? quoteStatuses.map((status) => ({
          id: `quotes-${status}`,
          label: t`Quotes: ${i18n._(staffStatus(status).staffLabel)}`,
          icon: FileText,
          to: paths.adminSection("devis", { status }),
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
      to: paths.adminSection("devis", { search: text }),
    },
    {
      needs: "clients.read",
      id: "search-clients",
      label: t`Find “${text}” in clients`,
      icon: Contact,
      to: paths.adminSection("clients", { search: text }),
    },
    {
      needs: "payments.read",
      id: "search-payments",
      label: t`Find “${text}” in payments`,
      icon: CreditCard,
      to: paths.adminSection("Payement", { search: text }),
    },
    {
      needs: "shop.manage",
      id: "search-users",
      label: t`Find “${text}” in users`,
      icon: Users,
      to: paths.adminSection("users", { search: text }),
    },
  ];
  return [...found, ...records, ...searches.filter(({ needs }) => may(needs))];
}
