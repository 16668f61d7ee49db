import { useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useEffect, useId, useRef } from "react";
import { createSize } from "#contracts/catalogue/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Cell, TableRow } from "../../../ui/lists/table.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { SizeInputs } from "./size-inputs.tsx";
import { type SizeValues, sentPrice, sizeRulesIn, sizeValues } from "./size-values.ts";

const newRow = 0;

interface NewSizeRowProps {
  readonly productId: number;
  readonly onDirty: (id: number, isDirty: boolean) => void;
}

/** The last row: Enter adds what is typed, and the next size can be typed at once. */
export function NewSizeRow({ productId, onDirty }: NewSizeRowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const formId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const adding = useStaffMutation({
    what: "saveSize",
    invalidates: ["sizes"],
    mutationFn: ({ price, ...values }: SizeValues) =>
      doAsStaff(createSize, { body: { ...values, price: sentPrice(price, locale), product_id: productId } }),
    onSuccess: () => {
      form.settle(sizeValues(undefined, locale));
      row.current?.querySelector("input")?.focus();
    },
  });
  const form = useStaffForm<SizeValues>(adding, {
    defaultValues: sizeValues(undefined, locale),
    rules: sizeRulesIn(locale),
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
