import { Trans, useLingui } from "@lingui/react/macro";
import { createSize, updateSize } from "#contracts/catalogue/catalogue.ts";
import { priceListRules } from "#domain/prices/price-list-rules.ts";
import { type ReadProduct, type ReadSize, readSize } from "../../api/reads/catalogue.ts";
import { AmountField } from "../../parts/forms/amount-field.tsx";
import { RowOptions } from "../../parts/forms/options.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { type SizeValues, sizeRules, sizeValues } from "./size-table/size-values.ts";

interface SizeDialogProps {
  /** The size to change; without it a new one. */
  readonly size?: ReadSize | undefined;
  /** What one bag of it costs the shop, in dollars; empty where the shop does not know it. Not read, it stays as it is. */
  readonly cost: string | undefined;
  readonly products: readonly ReadProduct[];
  readonly onClose: () => void;
}

interface Values extends SizeValues {
  readonly product_id: string;
  readonly unit_cost: string;
}

/** Adds or changes a size. The price is judged as it is typed and when it is sent. */
export function SizeDialog({ size, cost, products, onClose }: SizeDialogProps) {
  const { t } = useLingui();
  const saving = useStaffMutation({
    what: "saveSize",
    invalidates: ["sizes"],
    row: readSize,
    mutationFn: ({ product_id, unit_cost, ...values }: Values, fresh) => {
      const typedCost = cost === undefined ? {} : { unit_cost: unit_cost || null };
      const body = { ...values, ...typedCost, product_id: Number(product_id) };
      return size
        ? doAsStaff(updateSize, { params: { id: size.id }, body }, { version: (fresh ?? size).version })
        : doAsStaff(createSize, { body });
    },
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`The size is saved.` });
    },
  });
  const { fresh } = saving;
  const form = useStaffForm<Values>(saving, {
    defaultValues: {
      ...sizeValues(size),
      product_id: String(size?.product_id ?? products[0]?.id ?? ""),
      unit_cost: cost ?? "",
    },
    rules: ({ unit_cost, ...values }) => ({
      ...sizeRules(values),
      unit_cost: unit_cost ? priceListRules.unitCost(unit_cost) : undefined,
    }),
    checkedAsTyped: ["price", "unit_cost"],
  });
  return (
    <FormDialog
      id="size"
      size="sm"
      title={size ? <Trans>Edit Size</Trans> : <Trans>Add Size</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      conflict={
        fresh && {
          of: { subject: "size", id: fresh.id },
          differences: [
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Label</Trans>, now: fresh.label ?? "" },
            { label: <Trans>Price</Trans>, now: fresh.price },
          ],
        }
      }
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t`Name`} required />
      <TextField {...form.field("label")} label={t`Label`} />
      <AmountField of={form} name="price" decimals={4} label={t`Price ($)`} required />
      {cost !== undefined && (
        <AmountField
          of={form}
          name="unit_cost"
          decimals={4}
          label={t`Cost of one bag ($)`}
          hint={<Trans>Only staff sees it. Empty: not known.</Trans>}
        />
      )}
      <SelectField {...form.field("product_id")} label={t`Product`}>
        <RowOptions of={products} />
      </SelectField>
    </FormDialog>
  );
}
