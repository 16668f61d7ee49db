import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { fetchFile } from "../../../api/fetch-file.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { requireStaffToken } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";

/** The paper that goes with the bags through the workshop. */
export function JobTicketButton({ order }: { order: OrderAnswer }) {
  const { t } = useLingui();
  const saving = useStaffMutation({
    invalidates: [],
    mutationFn: () => fetchFile(`/api/orders/${order.id}/job-ticket`, requireStaffToken()),
    onSuccess: (blob) => saveFile(blob, `${order.number}-job.pdf`),
    onProblem: () =>
      toast({ tone: "negative", text: t`The document could not be fetched. Please try again.` }),
  });
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate(undefined)}>
      <Icon of={Printer} className="size-4" />
      <Trans>Job ticket</Trans>
    </Button>
  );
}
