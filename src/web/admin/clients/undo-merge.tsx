import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { type ClientRecord, undoMerge } from "#contracts/clients/client-records.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface UndoMergeProps {
  readonly clientId: number;
  readonly merge: NonNullable<ClientRecord["merge"]>;
}

/** Says which client became which, and takes it back while that is possible. */
export function UndoMerge({ clientId, merge: { from, into, undo_until } }: UndoMergeProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const undoing = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "history"],
    mutationFn: () => doAsStaff(undoMerge, { params: { id: clientId }, body: {} }),
    onSuccess: () => toast({ tone: "positive", text: t`They are two clients again.` }),
  });
  return (
    <Banner tone="caution" className="mb-6">
      <FormProblem problem={undoing.problem} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Trans>
            <span className="break-all">{from.email}</span> became{" "}
            <Link className="link break-all" to={paths.adminClient(into.id)}>
              {into.email}
            </Link>
            . It can be undone until {moment(undo_until)}.
          </Trans>
        </p>
        <Allowed to="clients.write">
          <Button size="sm" busy={undoing.isPending} onClick={() => undoing.mutate(undefined)}>
            <Trans>Undo</Trans>
          </Button>
        </Allowed>
      </div>
    </Banner>
  );
}
