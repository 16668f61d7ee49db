import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useState } from "react";
import { type PlanDue, planDues, planKinds } from "#domain/offers/plan.ts";
import { planKindWords } from "#domain/offers/plan-words.ts";
import type { Message } from "#domain/words.ts";
import { IconButton } from "#web/ui/buttons/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FieldError } from "#web/ui/fields/field-error.tsx";
import { useAfterPress } from "#web/ui/fields/use-after-press.ts";
import { say } from "#web/words/say.ts";
import { useFormats } from "../../../use-formats.ts";
import { LineField } from "../line-field.tsx";
import { LineSelect } from "../line-select.tsx";
import type { PlanEdit, TypedPlanItem } from "./typed-plan.ts";

/** When an item is due, as it is chosen. */
const dueNames: Readonly<Record<PlanDue, MessageDescriptor>> = {
  "on-acceptance": msg`On acceptance`,
  "on-proof": msg`Once the proof is approved`,
  "before-production": msg`Before production`,
  "before-shipping": msg`Before shipping`,
  "net-days": msg`Days after acceptance`,
};

const partNames: Readonly<Record<"percent" | "amount", MessageDescriptor>> = {
  percent: msg`%`,
  amount: msg`$`,
};

interface PlanRowProps {
  readonly item: TypedPlanItem;
  /** From 1. */
  readonly place: number;
  /** In cents; undefined while the plan cannot be worked out. */
  readonly amount: number | undefined;
  /** By field: `percent`, `amount`, `days`. */
  readonly errors: Readonly<Record<string, Message>>;
  readonly showsAll: boolean;
  readonly onEdit: (edit: PlanEdit) => void;
}

/** The kind of an item, where the focus goes when it is new. */
export const planRowId = (key: number) => `plan-item-${key}-kind`;

/** An item of the plan. Enter adds the next one, Alt with an arrow moves it. */
export function PlanRow({ item, place, amount, errors, showsAll, onEdit }: PlanRowProps) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const [wasLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const { key, partIn } = item;
  const isRest = partIn === "rest";
  const hasDays = item.due === "net-days";
  const id = (field: string) => `plan-item-${key}-${field}`;
  const change = (changes: Partial<Omit<TypedPlanItem, "key">>) => onEdit({ do: "change", key, changes });
  const shown = showsAll || wasLeft ? Object.entries(errors) : [];
  const errorOf = (...fields: string[]) => {
    const found = shown.find(([field]) => fields.includes(field))?.[1];
    return found && say(i18n, found);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onEdit({ do: "move", key, by: event.key === "ArrowUp" ? -1 : 1 });
    }
    const isTyping = event.target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey;
    if (event.key === "Enter" && isTyping) {
      event.preventDefault();
      onEdit({ do: "add", after: key });
    }
  };
  return (
    <fieldset
      aria-label={t`Item ${place}`}
      className="border-b border-line py-2"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
      }}
    >
      <div className={classNames("grid grid-cols-6 items-end gap-2", planColumns)}>
        <LineSelect
          id={planRowId(key)}
          label={t`Kind`}
          className="col-span-3 @xl:col-span-1"
          value={item.kind}
          onChoose={(kind) => change({ kind })}
          options={planKinds.map((kind) => ({ value: kind, label: say(i18n, planKindWords[kind]) }))}
        />
        {isRest ? (
          <p className="col-span-3 pb-3 text-sm text-ink-2 @xl:col-span-2">
            <Trans>The rest</Trans>
          </p>
        ) : (
          <>
            <LineField
              {...{ id: id("part"), label: t`Part`, className: "col-span-2 @xl:col-span-1" }}
              isNumber
              value={item.part}
              error={errorOf("percent", "amount")}
              onChange={(event) => change({ part: event.currentTarget.value })}
            />
            <LineSelect
              {...{ id: id("in"), label: t`Part in`, className: "col-span-1" }}
              value={partIn}
              onChoose={(chosen) => change({ partIn: chosen })}
              options={(["percent", "amount"] as const).map((each) => ({
                value: each,
                label: i18n._(partNames[each]),
              }))}
            />
          </>
        )}
        <LineSelect
          {...{ id: id("due"), label: t`Due` }}
          className={hasDays ? "col-span-4 @xl:col-span-1" : "col-span-6 @xl:col-span-2"}
          value={item.due}
          onChoose={(due) => change({ due })}
          options={planDues.map((due) => ({ value: due, label: i18n._(dueNames[due]) }))}
        />
        {hasDays && (
          <LineField
            {...{ id: id("days"), label: t`Days`, className: "col-span-2 @xl:col-span-1" }}
            isNumber
            value={item.days}
            error={errorOf("days")}
            onChange={(event) => change({ days: event.currentTarget.value })}
          />
        )}
        <output
          aria-label={t`Amount`}
          className="tabular col-span-3 self-center text-sm font-medium @xl:col-span-1 @xl:text-right"
        >
          {amount === undefined ? "–" : money(amount)}
        </output>
        <div className="col-span-3 flex w-24 justify-end justify-self-end self-center @xl:col-span-1">
          {!isRest && (
            <>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t`Move item ${place} up`}
                onClick={() => onEdit({ do: "move", key, by: -1 })}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t`Move item ${place} down`}
                onClick={() => onEdit({ do: "move", key, by: 1 })}
              />
              <IconButton
                icon={X}
                size="sm"
                label={t`Remove item ${place}`}
                onClick={() => onEdit({ do: "remove", key })}
              />
            </>
          )}
        </div>
      </div>
      {shown.map(([field, error]) => (
        <FieldError key={field} id={`${id(field === "days" ? "days" : "part")}-error`}>
          {say(i18n, error)}
        </FieldError>
      ))}
    </fieldset>
  );
}

/** The columns of an item, and of the head above: kind, part, per cent or money, due, days, amount, actions. */
export const planColumns = "@xl:grid-cols-[7.25rem_4rem_3.5rem_minmax(0,1fr)_3.25rem_5.5rem_6rem]";
