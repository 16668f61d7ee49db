import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Bookmark from "lucide-react/icons/bookmark";
import { createSavedLine } from "#contracts/quotes/templates.ts";
import { intlLocale } from "#domain/language/language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import type { OfferEdit } from "./edit-offer.ts";
import { type TypedLine, toLine } from "./typed-offer.ts";

interface LineMoreProps {
  readonly line: TypedLine;
  readonly place: number;
  /** Or only the discount, and the reason, which the rules ask for. */
  readonly isWhole: boolean;
  /** It has a cost, which this user may see. */
  readonly hasCost: boolean;
  /** What the catalogue says that one costs; undefined where it does not. */
  readonly listedCostE4: number | undefined;
  readonly onChange: (changes: Partial<Omit<TypedLine, "key">>) => void;
  readonly onEdit: (edit: OfferEdit) => void;
}

/** What a line seldom needs: why it is as it is, tax and discount against the rule, its place. */
export function LineMore(props: LineMoreProps) {
  const { line, place, isWhole, hasCost, listedCostE4, onChange, onEdit } = props;
  const { t } = useLingui();
  const locale = intlLocale(useLocale());
  const { key } = line;
  return (
    <div className="mt-2 grid gap-2">
      <div className="grid gap-2 @xl:grid-cols-[7rem_7rem_minmax(0,1fr)_9rem_9rem]">
        <TextField
          label={t`Line discount`}
          placeholder={t`2 % or 50.00`}
          value={line.discount}
          onChange={(event) => onChange({ discount: event.currentTarget.value })}
        />
        {hasCost && (
          <TextField
            label={t`Unit cost`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={
              listedCostE4 === undefined ? "–" : writeNumber(listedCostE4 / 10_000, { decimals: 4, locale })
            }
            value={line.unitCost}
            onChange={(event) => onChange({ unitCost: event.currentTarget.value })}
          />
        )}
        <TextField
          label={t`Reason`}
          value={line.reason}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
        {isWhole && (
          <>
            <ByRule label={t`Taxed`} value={line.taxable} onChoose={(taxable) => onChange({ taxable })} />
            <ByRule
              label={t`Discounted`}
              value={line.discountable}
              onChoose={(discountable) => onChange({ discountable })}
            />
          </>
        )}
      </div>
      {isWhole && (
        <div className="flex flex-wrap gap-1">
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Move line ${place} up`}
            onClick={() => onEdit({ do: "move-line", key, by: -1 })}
          >
            <Icon of={ArrowUp} className="size-4" />
            <Trans>Up</Trans>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Move line ${place} down`}
            onClick={() => onEdit({ do: "move-line", key, by: 1 })}
          >
            <Icon of={ArrowDown} className="size-4" />
            <Trans>Down</Trans>
          </Button>
          <SaveLine line={line} />
        </div>
      )}
    </div>
  );
}

/** Keeps a line under its name, to be added to other offers. */
function SaveLine({ line }: Pick<LineMoreProps, "line">) {
  const { t } = useLingui();
  const locale = intlLocale(useLocale());
  const { name } = line;
  const saving = useStaffMutation({
    invalidates: ["saved-lines"],
    mutationFn: () => doAsStaff(createSavedLine, { body: { name, line: toLine(line, locale) } }),
    onSuccess: () => toast({ tone: "positive", text: t`The line “${name}” is saved.` }),
    problemToast: true,
  });
  if (name.trim() === "" || line.kind === "section") return null;
  return (
    <Button variant="quiet" size="sm" busy={saving.isPending} onClick={() => saving.mutate(undefined)}>
      <Icon of={Bookmark} className="size-4" />
      <Trans>Save this line</Trans>
    </Button>
  );
}

interface ByRuleProps {
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChoose: (value: boolean | undefined) => void;
}

/** As the rule says, or against it. */
function ByRule({ label, value, onChoose }: ByRuleProps) {
  const values: Readonly<Record<string, boolean | undefined>> = { rule: undefined, yes: true, no: false };
  return (
    <SelectField
      label={label}
      value={value === undefined ? "rule" : value ? "yes" : "no"}
      onChange={(event) => onChoose(values[event.currentTarget.value])}
    >
      <option value="rule">
        <Trans>By rule</Trans>
      </option>
      <option value="yes">
        <Trans>Yes</Trans>
      </option>
      <option value="no">
        <Trans>No</Trans>
      </option>
    </SelectField>
  );
}
