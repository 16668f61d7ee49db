import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { retryFailedItem } from "#contracts/today.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Puts what failed back into the queue of its job. */
export function TryAgain({
  failedId,
  children,
}: {
  readonly failedId: number;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const trying = useStaffMutation({
    invalidates: [],
    what: "staffMutation",
    mutationFn: () => doAsStaff(retryFailedItem, { params: { id: failedId } }),
    problemToast: true,
    onSuccess: () => toast({ tone: "positive", text: t`It is tried again soon.` }),
  });
  return (
    <Button size="sm" busy={trying.isPending} onClick={() => trying.mutate(undefined)}>
      {children}
    </Button>
  );
}
