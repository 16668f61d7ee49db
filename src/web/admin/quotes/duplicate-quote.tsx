import { Trans } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useNavigate } from "react-router";
import { duplicateQuote } from "#contracts/quotes/offers.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Copies a quote with its last offer as a draft, and leads to the copy. */
export function DuplicateQuote({ id }: { id: number }) {
  const navigate = useNavigate();
  const copying = useStaffMutation({
    invalidates: ["quotes"],
    mutationFn: (quoteId: number) => callAsStaff(duplicateQuote, { params: { id: quoteId }, body: {} }),
    onSuccess: ({ quote }) => void navigate(officePaths.adminQuote(quote.id)),
    problemToast: true,
  });
  return (
    <Button busy={copying.isPending} onClick={() => copying.mutate(id)}>
      <Icon of={Copy} className="size-4" />
      <Trans>Duplicate</Trans>
    </Button>
  );
}
