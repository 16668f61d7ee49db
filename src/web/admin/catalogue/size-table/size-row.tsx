import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { type ReadSize, readSize, updateSize } from "../../../api/reads/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Cell, TableRow } from "../../../ui/lists/table.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { ConflictNotice } from "../../forms/conflict-notice.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RowAction } from "../../index/row-action.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { DeleteSizeDialog } from "../delete-dialog.tsx";
import { SizeInputs } from "./size-inputs.tsx";
import { type SizeValues, sizeRules, sizeValues } from "./size-values.ts";

interface SizeRowProps {
  readonly size: ReadSize;
  readonly productId: number;
  /** Says whether something is typed that is not saved yet. */
  readonly onDirty: (id: number, isDirty: boolean) => void;
}

/** A size as a row that is saved by itself. */
export function SizeRow({ size, productId, onDirty }: SizeRowProps) {
  const { t } = useLingui();
  const formId = useId();
  const [isDeleting, setDeleting] = useState(false);
  /** The size that the typed values began with: its version is the one that a save names. */
  const [base, setBase] = useState(size);
  const saving = useStaffMutation({
    what: "saveSize",
    invalidates: ["sizes"],
    row: readSize,
    mutationFn: async (values: SizeValues, fresh) => {
      const version = Math.max(base.version ?? 0, fresh?.version ?? 0) || undefined;
      const body = { ...values, product_id: productId };
      return (await callAsStaff(updateSize, { params: { id: size.id }, body }, { version })).data;
    },
    onSuccess: (stored, typed) => {
      setBase(stored);
      form.settle(typed);
    },
  });
  const form = useStaffForm<SizeValues>(saving, {
    defaultValues: sizeValues(size),
    rules: sizeRules,
    checkedAsTyped: ["price"],
  });
  const { isDirty, problem } = form;
  const { name } = size;
  const take = useEffectEvent((fresh: ReadSize) => {
    if (isDirty || fresh.version === base.version) return;
    setBase(fresh);
    form.settle(sizeValues(fresh));
  });
  useEffect(() => take(size), [size]);
  useEffect(() => {
    onDirty(size.id, isDirty);
    return () => onDirty(size.id, false);
  }, [onDirty, size.id, isDirty]);
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isDirty) return;
    // Not the dialog around it.
    event.stopPropagation();
    form.settle(sizeValues(size));
    saving.clearProblem();
  };
  const conflict = saving.problem && saving.fresh;
  return (
    <>
      <TableRow onKeyDown={giveUp}>
        <SizeInputs form={form} formId={formId} name={name} />
        <Cell className="px-1! align-top">
          <form id={formId} noValidate onSubmit={form.submit} className="flex justify-end gap-0.5 pt-1.5">
            <IconButton
              type="submit"
              icon={Check}
              size="sm"
              variant={isDirty ? "ink" : "quiet"}
              label={t`Save ${name}`}
              title={t`Save ${name}`}
              disabled={!isDirty}
              busy={saving.isPending}
            />
            <RowAction icon={Trash2} label={t`Delete ${name}`} onPress={() => setDeleting(true)} />
          </form>
          {isDeleting && <DeleteSizeDialog size={size} onClose={() => setDeleting(false)} />}
        </Cell>
      </TableRow>
      {(conflict || problem || form.elsewhere.length > 0) && (
        <tr>
          <td colSpan={4} className="pt-2">
            {conflict ? (
              <ConflictNotice
                of={{ subject: "size", id: size.id }}
                differences={[
                  { label: <Trans>Name</Trans>, now: conflict.name },
                  { label: <Trans>Label</Trans>, now: conflict.label ?? "" },
                  { label: <Trans>Price</Trans>, now: conflict.price },
                ]}
              />
            ) : (
              <FormProblem problem={problem} elsewhere={form.elsewhere} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
