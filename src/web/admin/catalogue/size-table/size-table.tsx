import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { createSize } from "#contracts/catalogue/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Cell, HeadCell, Table, TableRow } from "../../../ui/lists/table.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useSizesOf } from "../use-sizes.ts";
import { SizeInputs } from "./size-inputs.tsx";
import { SizeRow } from "./size-row.tsx";
import { type SizeValues, sizeRules, sizeValues } from "./size-values.ts";

interface SizeTableProps {
  readonly productId: number;
  /** Says whether a row holds something that is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The sizes of a product with their prices, typed in where they stand. */
export function SizeTable({ productId, onDirty }: SizeTableProps) {
  const { t } = useLingui();
  const query = useSizesOf(productId);
  const [dirtyRows, setDirtyRows] = useState<ReadonlySet<number>>(new Set());
  const noteDirty = useCallback((id: number, isDirty: boolean) => {
    setDirtyRows((before) => {
      if (before.has(id) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  useEffect(() => onDirty(dirtyRows.size > 0), [onDirty, dirtyRows]);
  if (!query.isSuccess) return <QueryState query={query} what="sizes" lines={3} />;
  return (
    <>
      {query.data.length === 0 && (
        <p className="mb-2 text-ink-2">
          <Trans>A size gives a product its price. A product without one cannot be asked for.</Trans>
        </p>
      )}
      <Table label={t`Sizes and prices`}>
        <thead>
          <tr>
            <HeadCell className="px-1!">
              <Trans>Size</Trans>
            </HeadCell>
            <HeadCell className="px-1!">
              <Trans>Label</Trans>
            </HeadCell>
            <HeadCell className="px-1!">
              <Trans>Price ($)</Trans>
            </HeadCell>
            <HeadCell className="px-1! text-right">
              <Trans>Actions</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {query.data.map((size) => (
            <SizeRow key={size.id} size={size} productId={productId} onDirty={noteDirty} />
          ))}
          <NewSizeRow productId={productId} onDirty={noteDirty} />
        </tbody>
      </Table>
    </>
  );
}

const newRow = 0;

interface NewSizeRowProps {
  readonly productId: number;
  readonly onDirty: (id: number, isDirty: boolean) => void;
}

/** The last row: Enter adds what is typed, and the next size can be typed at once. */
function NewSizeRow({ productId, onDirty }: NewSizeRowProps) {
  const { t } = useLingui();
  const formId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const adding = useStaffMutation({
    what: "saveSize",
    invalidates: ["sizes"],
    mutationFn: (values: SizeValues) => doAsStaff(createSize, { body: { ...values, product_id: productId } }),
    onSuccess: () => {
      form.settle(sizeValues(undefined));
      row.current?.querySelector("input")?.focus();
    },
  });
  const form = useStaffForm<SizeValues>(adding, {
    defaultValues: sizeValues(undefined),
    rules: sizeRules,
    checkedAsTyped: ["price"],
  });
  const { isDirty, problem } = form;
  useEffect(() => {
    onDirty(newRow, isDirty);
    return () => onDirty(newRow, false);
  }, [onDirty, isDirty]);
  return (
    <>
      <TableRow ref={row}>
        <SizeInputs form={form} formId={formId} name="" />
        <Cell className="px-1! align-top">
          <form id={formId} noValidate onSubmit={form.submit} className="pt-1.5">
            <IconButton
              type="submit"
              icon={Plus}
              size="sm"
              variant={isDirty ? "ink" : "quiet"}
              label={t`Add the size`}
              title={t`Add the size`}
              disabled={!isDirty}
              busy={adding.isPending}
            />
          </form>
        </Cell>
      </TableRow>
      {(problem || form.elsewhere.length > 0) && (
        <tr>
          <td colSpan={4} className="pt-2">
            <FormProblem problem={problem} elsewhere={form.elsewhere} />
          </td>
        </tr>
      )}
    </>
  );
}
