import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { changePrices, undoPrices } from "#contracts/catalogue/catalogue-prices.ts";
import { amountRule, percentRule } from "#domain/catalogue/price-change.ts";
import { AmountField } from "../../../parts/forms/amount-field.tsx";
import { RowOptions } from "../../../parts/forms/options.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Cell, HeadCell, RowHead, Table, TableRow } from "../../../ui/lists/table.tsx";
import { useMoney } from "../../../words/use-locale.ts";
import { callAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { shownPrice } from "../size-columns.tsx";
import { useAllProducts, useAllSizes } from "../use-sizes.ts";
import { type Preview, usePricePreview } from "./use-price-preview.ts";

interface Values {
  readonly kind: "percent" | "amount";
  readonly percent: string;
  readonly amount: string;
  /** The product whose prices change; blank for all. */
  readonly productId: string;
}

const lists = ["sizes", "products"];
/** Long enough to look at the prices and think again. */
const undoMilliseconds = 15_000;

interface ChangePricesDialogProps {
  /** The product that is looked at; else all are meant. */
  readonly productId?: number | undefined;
  readonly onClose: () => void;
}

/** All prices, or those of one product, by per cent or by an amount; each is shown before and after. */
export function ChangePricesDialog({ productId, onClose }: ChangePricesDialogProps) {
  const { t } = useLingui();
  const products = useAllProducts();
  const sizes = useAllSizes();
  const undoing = useStaffMutation({
    invalidates: lists,
    mutationFn: (change_id: number) => callAsStaff(undoPrices, { body: { change_id } }),
    onSuccess: () => toast({ tone: "positive", text: t`The prices are as they were.` }),
    problemToast: true,
  });
  const changing = useStaffMutation({
    invalidates: lists,
    mutationFn: (values: Values) => callAsStaff(changePrices, { body: bodyOf(values) }),
    onSuccess: ({ change_id, changes }) => {
      onClose();
      const count = changes.length;
      toast({
        tone: "positive",
        text: t`Prices changed: ${count}.`,
        milliseconds: undoMilliseconds,
        ...(change_id !== null && { action: { label: t`Undo`, onAct: () => undoing.mutate(change_id) } }),
      });
    },
  });
  const form = useStaffForm<Values>(changing, {
    defaultValues: { kind: "percent", percent: "", amount: "", productId: String(productId ?? "") },
    rules: ({ kind, percent, amount }) =>
      kind === "percent" ? { percent: percentRule(percent) } : { amount: amountRule(amount) },
  });
  const bodyOf = ({ kind, percent, amount, productId }: Values) => {
    const own = sizes.data?.filter((size) => String(size.product_id) === productId).map(({ id }) => id);
    return {
      ...(kind === "percent" ? { percent } : { amount }),
      ...(productId !== "" && { size_ids: own ?? [] }),
    };
  };
  const { kind } = form.values;
  const preview = usePricePreview(bodyOf(form.values), form.isValid);
  const count = preview.changes.length;
  return (
    <FormDialog
      id="change-prices"
      title={<Trans>Change prices</Trans>}
      submitLabel={
        count > 0 ? (
          <Plural value={count} one="Change # price" other="Change # prices" />
        ) : (
          <Trans>Change prices</Trans>
        )
      }
      form={form}
      isDisabled={preview.errors.length > 0}
      isDirty={false}
      onClose={onClose}
      aside={<PricePreview {...preview} />}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {kind === "percent" ? (
          <AmountField
            of={form}
            name="percent"
            decimals={4}
            error={form.error("percent") ?? preview.errors}
            label={t`Per cent`}
            hint={t`Below zero the prices fall: -2.5`}
            inputMode="text"
            required
          />
        ) : (
          <AmountField
            of={form}
            name="amount"
            decimals={4}
            error={form.error("amount") ?? preview.errors}
            label={t`Amount ($)`}
            hint={t`Below zero the prices fall: -0.01`}
            inputMode="text"
            required
          />
        )}
        <SelectField
          {...form.field("productId")}
          label={t`Which prices`}
          hint={t`Each is rounded to four decimals.`}
        >
          <option value="">{t`All products`}</option>
          <RowOptions of={products.data ?? []} />
        </SelectField>
      </div>
      <RadioGroup
        name="kind"
        label={t`How they change`}
        value={kind}
        onValueChange={(value) => form.change("kind", value)}
        options={[
          { value: "percent", label: t`By per cent` },
          { value: "amount", label: t`By an amount` },
        ]}
      />
    </FormDialog>
  );
}

/** Each price before and after. */
function PricePreview({ changes, isPending }: Preview) {
  const { t } = useLingui();
  const money = useMoney();
  if (isPending) return <SkeletonText lines={4} className="mt-4" />;
  if (changes.length === 0) return null;
  return (
    <div className="mt-4">
      <Table label={t`Prices before and after`}>
        <thead>
          <tr>
            <HeadCell>
              <Trans>Product</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Size</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Now</Trans>
            </HeadCell>
            <HeadCell numeric>
              <Trans>Then</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, product, size, before, after }) => (
            <TableRow key={id}>
              <RowHead>{product}</RowHead>
              <Cell>{size}</Cell>
              <Cell numeric>{shownPrice(before, money)}</Cell>
              <Cell numeric className="font-semibold">
                {shownPrice(after, money)}
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
