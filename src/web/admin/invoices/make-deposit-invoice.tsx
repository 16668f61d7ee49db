import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { createInvoice } from "#contracts/invoices/invoices.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { changedWithInvoices } from "./use-invoice-command.ts";

interface MakeDepositInvoiceProps {
  readonly quoteId: number;
  readonly planItemId: number;
  readonly children: ReactNode;
}

/** Drafts the invoice of a deposit, and opens it: there it is read and issued. */
export function MakeDepositInvoice({ quoteId, planItemId, children }: MakeDepositInvoiceProps) {
  const navigate = useNavigate();
  const drafting = useStaffMutation({
    what: "staffMutation",
    invalidates: changedWithInvoices,
    mutationFn: () =>
      callAsStaff(createInvoice, {
        params: { id: quoteId },
        body: { kind: "deposit", plan_item_id: planItemId },
      }),
    onSuccess: ({ invoice }) => void navigate(officePaths.adminInvoice(invoice.id)),
    problemToast: true,
  });
  return (
    <Button size="sm" busy={drafting.isPending} onClick={() => drafting.mutate(undefined)}>
      {children}
    </Button>
  );
}
