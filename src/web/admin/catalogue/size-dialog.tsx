import { Trans, useLingui } from "@lingui/react/macro";
import { createSize, updateSize } from "#contracts/catalogue.ts";
import { sizeLabelRule, sizeNameRule, sizePriceRule } from "#domain/catalogue/catalogue-rules.ts";
import { type ReadProduct, type ReadSize, readSize } from "../../api/reads/catalogue.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.ts";
import { say } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { ConflictNotice, FormProblem } from "../forms/form-problem.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useForm } from "../forms/use-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface SizeDialogProps {
  /** The size to change; without it a new one. */
  readonly size?: ReadSize | undefined;
  readonly products: readonly ReadProduct[];
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly label: string;
  readonly price: string;
  readonly product_id: string;
}

/** Adds or changes a size. The price is judged as it is typed and when it is sent. */
export function SizeDialog({ size, products, onClose }: SizeDialogProps) {
  const { t, i18n } = useLingui();
  const saving = useStaffMutation({
    what: "saveSize",
    invalidates: ["sizes"],
    row: readSize,
    mutationFn: ({ product_id, ...values }: Values, fresh) => {
      const body = { ...values, product_id: Number(product_id) };
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
  const form = useForm<Values>({
    initial: {
      name: size?.name ?? "",
      label: size?.label ?? "",
      price: size?.price ?? "",
      product_id: String(size?.product_id ?? products[0]?.id ?? ""),
    },
    check: ({ name, label, price }) => ({
      name: sizeNameRule(name),
      label: sizeLabelRule(label),
      price: sizePriceRule(price),
    }),
    refused: saving.fieldErrors,
    onSubmit: saving.mutate,
  });
  const { values, errors, setValues } = form;
  const priceFault = values.price === "" ? undefined : sizePriceRule(values.price);
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  // Under 422 the fields say what is wrong; everything else is said above them.
  const isFieldProblem = Object.keys(saving.fieldErrors).some((name) => name in values);
  return (
    <GuardedDialog
      size="sm"
      title={size ? <Trans>Edit Size</Trans> : <Trans>Add Size</Trans>}
      isDirty={form.isDirty && !saving.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" type="submit" form="size" busy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    >
      {fresh ? (
        <ConflictNotice
          differences={[
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Label</Trans>, now: fresh.label ?? "" },
            { label: <Trans>Price</Trans>, now: fresh.price },
          ]}
        />
      ) : (
        <FormProblem problem={isFieldProblem ? undefined : saving.problem} elsewhere={form.elsewhere} />
      )}
      <form id="size" noValidate onSubmit={form.submit} className="grid gap-4">
        <TextField {...field("name")} label={t`Name`} required />
        <TextField {...field("label")} label={t`Label`} />
        <TextField
          {...field("price")}
          label={t`Price ($)`}
          inputMode="decimal"
          error={errors.price ?? (priceFault && say(i18n, priceFault))}
          required
        />
        <SelectField {...field("product_id")} label={t`Product`}>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
    </GuardedDialog>
  );
}
