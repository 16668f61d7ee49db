import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { maximumPlanItems, planPresets } from "#domain/offers/plan.ts";
import type { Message } from "#domain/words.ts";
import { Button } from "#web/ui/buttons/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { say } from "#web/words/say.ts";
import { useLocale } from "#web/words/use-locale.ts";
import { PlanRow, planColumns, planRowId } from "./plan-row.tsx";
import { editPlan, type PlanEdit, type TypedPlanItem, toDraftPlan, typedPlanOf } from "./typed-plan.ts";

interface PlanEditorProps {
  readonly plan: readonly TypedPlanItem[];
  /** Of the offer: `plan`, `plan.0.percent`. */
  readonly errors: Readonly<Record<string, Message>>;
  /** In cents, item by item; undefined while the plan cannot be worked out. */
  readonly amounts: readonly number[] | undefined;
  readonly showsAll: boolean;
  readonly onChange: (plan: readonly TypedPlanItem[]) => void;
}

const own = "own";

/** When which part of the offer is paid: one of the usual plans, or one's own, item by item. */
export function PlanEditor({ plan, errors, amounts, showsAll, onChange }: PlanEditorProps) {
  const { t, i18n } = useLingui();
  const locale = intlLocale(useLocale());
  const chosen = presetOf(plan, locale);
  const [goTo, setGoTo] = useState<{ readonly key: number }>();
  useEffect(() => {
    if (goTo) document.getElementById(planRowId(goTo.key))?.focus();
  }, [goTo]);
  const edit = (change: PlanEdit) => {
    const edited = editPlan(plan, change);
    onChange(edited);
    if (change.do === "add") setGoTo(edited.find(({ key }) => plan.every((item) => item.key !== key)));
    if (change.do === "move") setGoTo({ key: change.key });
    if (change.do === "remove") setGoTo(edited[0] && { key: edited[0].key });
  };
  const choose = (name: string) => {
    if (name === own) edit({ do: "begin" });
    else onChange(presetNamed(name, locale));
  };
  return (
    <div className="col-span-2 @xl:col-span-4">
      <SelectField
        label={t`Payment`}
        error={errors.plan && say(i18n, errors.plan)}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{t`Everything at once`}</option>
        <option value="50/50">{t`50 % on acceptance, the rest before shipping`}</option>
        <option value="30/70">{t`30 % on acceptance, the rest before shipping`}</option>
        {(chosen === "" || chosen === own) && <option value={own}>{t`A plan of your own`}</option>}
      </SelectField>
      {plan.length > 0 && (
        <fieldset aria-label={t`Items of the plan`} className="mt-3">
          <PlanHead />
          {plan.map((item, index) => (
            <PlanRow
              key={item.key}
              item={item}
              place={index + 1}
              amount={amounts?.[index]}
              errors={errorsAt(errors, index)}
              showsAll={showsAll}
              onEdit={edit}
            />
          ))}
          {plan.length < maximumPlanItems && (
            <Button variant="quiet" size="sm" className="mt-2 w-fit" onClick={() => edit({ do: "add" })}>
              <Icon of={Plus} className="size-4" />
              <Trans>Add an item</Trans>
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
}

function PlanHead() {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "grid gap-2 border-b border-ink pb-1 text-sm font-semibold @max-xl:hidden",
        planColumns,
      )}
    >
      <span>
        <Trans>Kind</Trans>
      </span>
      <span className="col-span-2">
        <Trans>Part</Trans>
      </span>
      <span>
        <Trans>Due</Trans>
      </span>
      <span />
      <span className="text-right">
        <Trans>Amount</Trans>
      </span>
    </div>
  );
}

function presetNamed(name: string, locale: string): readonly TypedPlanItem[] {
  const preset = Object.entries(planPresets).find(([each]) => each === name)?.[1] ?? [];
  return typedPlanOf(preset, locale);
}

/** The usual plan that is typed, by its name. */
function presetOf(plan: readonly TypedPlanItem[], locale: string): string {
  const typed = JSON.stringify(toDraftPlan(plan, locale));
  const isTyped = (name: string) => JSON.stringify(toDraftPlan(presetNamed(name, locale), locale)) === typed;
  return ["", ...Object.keys(planPresets)].find(isTyped) ?? own;
}

function errorsAt(errors: PlanEditorProps["errors"], index: number): Readonly<Record<string, Message>> {
  const start = `plan.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, error]) => [path.slice(start.length), error]));
}
