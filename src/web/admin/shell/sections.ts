import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Boxes, CreditCard, FileText, LayoutDashboard, type LucideIcon, Ruler, Users } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** The six sections, under the specification's own names (S2 §2). */
export type SectionName = "dashboard" | "users" | "Products" | "devis" | "Payement" | "sizes";

export interface Section {
  readonly name: SectionName;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly screen: LazyExoticComponent<ComponentType>;
}

export const sections: readonly Section[] = [
  {
    name: "dashboard",
    label: msg`Overview & Analytics`,
    icon: LayoutDashboard,
    screen: lazy(() =>
      import("../dashboard/dashboard-section.tsx").then((m) => ({ default: m.DashboardSection })),
    ),
  },
  {
    name: "users",
    label: msg`Admin Users`,
    icon: Users,
    screen: lazy(() => import("../accounts/users-section.tsx").then((m) => ({ default: m.UsersSection }))),
  },
  {
    name: "Products",
    label: msg`Products`,
    icon: Boxes,
    screen: lazy(() =>
      import("../catalogue/products-section.tsx").then((m) => ({ default: m.ProductsSection })),
    ),
  },
  {
    name: "devis",
    label: msg`Quotes`,
    icon: FileText,
    screen: lazy(() => import("../quotes/quotes-section.tsx").then((m) => ({ default: m.QuotesSection }))),
  },
  {
    name: "Payement",
    label: msg`Payments`,
    icon: CreditCard,
    screen: lazy(() =>
      import("../payments/payments-section.tsx").then((m) => ({ default: m.PaymentsSection })),
    ),
  },
  {
    name: "sizes",
    label: msg`Sizes`,
    icon: Ruler,
    screen: lazy(() => import("../catalogue/sizes-section.tsx").then((m) => ({ default: m.SizesSection }))),
  },
];

/** The section of an address; the first one where it names none. */
export function sectionOf(name: string | null): Section {
  const first = sections[0];
  if (!first) throw new Error("the back office has no section");
  return sections.find((section) => section.name === name) ?? first;
}
