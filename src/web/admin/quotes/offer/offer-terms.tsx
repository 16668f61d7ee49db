import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "#domain/words.ts";
import { RowOptions } from "../../../parts/forms/options.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { say } from "../../../words/say.ts";
import type { OfferEdit } from "./edit-offer.ts";
import { PlanEditor } from "./plan/plan-editor.tsx";
import type { TypedOffer } from "./typed-offer.ts";
import type { useOfferedTaxProfiles } from "./use-offered-tax-profiles.ts";

interface OfferTermsProps {
  readonly offer: TypedOffer;
  readonly errors: Readonly<Record<string, Message>>;
  /** Of the items of the plan, in cents. */
  readonly planAmounts: readonly number[] | undefined;
  readonly showsAll: boolean;
  readonly profiles: ReturnType<typeof useOfferedTaxProfiles>["profiles"];
  readonly onEdit: (edit: OfferEdit) => void;
}

/** What holds for the whole offer: discount, tax, how long it holds, what is written to the client and what only staff reads. */
export function OfferTerms({ offer, errors, planAmounts, showsAll, profiles, onEdit }: OfferTermsProps) {
  const { t, i18n } = useLingui();
  const change = (changes: Extract<OfferEdit, { do: "change" }>["changes"]) =>
    onEdit({ do: "change", changes });
  const errorOf = (field: string) => errors[field] && say(i18n, errors[field]);
  const number = { inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 @xl:grid-cols-4">
      <TextField
        {...number}
        label={t`Discount`}
        value={offer.discount}
        error={errorOf("discount")}
        onChange={(event) => change({ discount: event.currentTarget.value })}
      />
      <SelectField
        label={t`Discount in`}
        value={offer.discountIn}
        onChange={(event) =>
          change({ discountIn: event.currentTarget.value === "amount" ? "amount" : "percent" })
        }
      >
        <option value="percent">%</option>
        <option value="amount">{t`$`}</option>
      </SelectField>
      <SelectField
        className="col-span-2"
        label={t`Sales tax`}
        value={offer.taxProfileId ?? ""}
        onChange={(event) => change({ taxProfileId: Number(event.currentTarget.value) || null })}
      >
        <option value="">{t`Not included`}</option>
        <RowOptions of={profiles} />
      </SelectField>
      <div className="col-span-2">
        <TextField
          {...number}
          label={t`Valid for, in days`}
          disabled={!offer.hasEnd}
          value={offer.hasEnd ? offer.validDays : ""}
          error={errorOf("validDays")}
          onChange={(event) => change({ validDays: event.currentTarget.value })}
        />
        <Checkbox
          className="mt-2"
          label={t`Without end`}
          checked={!offer.hasEnd}
          onChange={(event) => change({ hasEnd: !event.currentTarget.checked })}
        />
      </div>
      <TextField
        {...number}
        label={t`More or fewer bags allowed, in %`}
        value={offer.tolerance}
        error={errorOf("tolerance")}
        onChange={(event) => change({ tolerance: event.currentTarget.value })}
      />
      <TextField
        {...number}
        label={t`Fewer allowed, if another share`}
        value={offer.toleranceUnder}
        error={errorOf("toleranceUnder")}
        onChange={(event) => change({ toleranceUnder: event.currentTarget.value })}
      />
      <PlanEditor
        plan={offer.plan}
        errors={errors}
        amounts={planAmounts}
        showsAll={showsAll}
        onChange={(plan) => change({ plan })}
      />
      <TextArea
        className="col-span-2"
        label={t`To the client`}
        rows={3}
        value={offer.intro}
        error={errorOf("intro")}
        onChange={(event) => change({ intro: event.currentTarget.value })}
      />
      <TextArea
        className="col-span-2"
        label={<Trans>Note, for staff only</Trans>}
        rows={3}
        value={offer.note}
        error={errorOf("note")}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </div>
  );
}
