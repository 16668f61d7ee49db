import { Trans, useLingui } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, memo, useState } from "react";
import { isFrance } from "#domain/france/is-france.ts";
import { showCents } from "#domain/money/show-money.ts";
import { mergesHandling } from "#domain/offers/merged-freight.ts";
import { freightKinds, lineKinds } from "#domain/offers/offer.ts";
import type { Message } from "#domain/words.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { useAfterPress } from "../../../ui/fields/use-after-press.ts";
import { say } from "../../../words/say.ts";
import { useMoney, useRootData } from "../../../words/use-locale.ts";
import type { OfferEdit } from "./edit-offer.ts";
import { LineCost } from "./line-cost.tsx";
import { LineField, lineColumns } from "./line-field.tsx";
import { LineMore } from "./line-more.tsx";
import { LineColumns, QuantitiesButton, QuantitiesField } from "./line-quantities.tsx";
import { LineSelect } from "./line-select.tsx";
import { freightWords, kindWords } from "./offer-words.ts";
import { isWithoutAmount, type TypedLine } from "./typed-offer.ts";
import type { Catalogue } from "./use-catalogue.ts";
import type { WorkedColumn } from "./worked-columns.ts";
import type { WorkedCost } from "./worked-costs.ts";

interface LineRowProps {
  readonly line: TypedLine;
  /** From 1. */
  readonly place: number;
  /** In cents; undefined while its numbers cannot be read. */
  readonly amount: number | undefined;
  /** Of bags in several quantities: each of them. */
  readonly columns: readonly WorkedColumn[] | undefined;
  /** What it costs and leaves, in each of its quantities; undefined for whom prices are not meant. */
  readonly costs: readonly WorkedCost[] | undefined;
  readonly showsCosts: boolean;
  readonly errors: Readonly<Record<string, Message>> | undefined;
  /** What is wrong is said even of a line that is still being written. */
  readonly showsAll: boolean;
  readonly catalogue: Catalogue;
  readonly onEdit: (edit: OfferEdit) => void;
}

export const lineNameId = (key: number) => `offer-line-${key}-name`;

/**
 * One line of the offer. It is drawn again only when it, its amount or its errors change, and makes no formats of its own:
 * there may be two hundred.
 */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, amount, columns, costs, showsCosts, errors, showsAll, catalogue, onEdit } = props;
  const { t, i18n } = useLingui();
  const money = useMoney();
  const warnsOfHandling = !isFrance(useRootData().facts.country);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const { key, kind } = line;
  const id = (field: string) => `offer-line-${key}-${field}`;
  const change = (changes: Partial<Omit<TypedLine, "key">>) => onEdit({ do: "change-line", key, changes });
  const shown = showsAll || wasLeft ? Object.entries(errors ?? {}) : [];
  const errorOf = (field: string) => {
    const found = shown.find(([name]) => name === field)?.[1];
    return found && say(i18n, found);
  };
  const changeKind = (chosen: TypedLine["kind"]) => {
    const former = i18n._(kindWords[kind]);
    const isNamed = line.name.trim() !== "" && line.name !== former;
    change({ kind: chosen, ...(!isNamed && chosen !== "product" && { name: i18n._(kindWords[chosen]) }) });
  };
  const changeName = (name: string) => {
    const found = catalogue.find(name);
    change({ name, sizeId: found?.sizeId, ...(found && { kind: "product", unitPrice: found.unitPrice }) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const { target } = event;
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onEdit({ do: "move-line", key, by: event.key === "ArrowUp" ? -1 : 1 });
    }
    if (event.key === "Enter" && target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onEdit({ do: "add-line", after: key, ...(line.choice !== undefined && { choice: line.choice }) });
    }
  };
  const { units, unit_price, amount: ofAmount, discount, unit_cost } = errors ?? {};
  const isWrong = units ?? unit_price ?? ofAmount ?? discount ?? unit_cost;
  const isExplained = line.reason !== "" || line.discount !== "" || line.unitCost !== "" || isWrong;
  const isOpen = isWithoutAmount(line);
  const canHaveQuantities = kind === "product" && line.choice === undefined;
  const hasQuantities = canHaveQuantities && line.quantities !== undefined;
  return (
    <fieldset
      aria-label={t`Line ${place}`}
      className="border-b border-line py-2"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => setLeft(true));
      }}
    >
      <div className={classNames("grid grid-cols-6 items-end gap-2", lineColumns)}>
        <LineSelect
          id={id("kind")}
          label={t`Kind`}
          className="col-span-2 @xl:col-span-1"
          value={kind}
          onChoose={changeKind}
          options={lineKinds
            .filter((each) => each !== "section" || line.choice === undefined)
            .map((each) => ({ value: each, label: i18n._(kindWords[each]) }))}
        />
        <LineField
          id={lineNameId(key)}
          label={t`Name`}
          className={kind === "section" ? "col-span-4 @xl:col-span-3" : "col-span-4 @xl:col-span-1"}
          list={kind === "product" ? catalogue.listId : undefined}
          value={line.name}
          error={errorOf("name")}
          onChange={(event) => changeName(event.currentTarget.value)}
        />
        {kind === "freight" ? (
          <LineSelect
            id={id("freight")}
            label={t`Freight`}
            className="col-span-4 @xl:col-span-2"
            value={line.freight}
            onChoose={(freight) => change({ freight })}
            options={freightKinds.map((each) => ({ value: each, label: i18n._(freightWords[each]) }))}
          />
        ) : kind === "section" ? null : hasQuantities ? (
          <QuantitiesField line={line} error={errorOf("quantities")} onChange={change} />
        ) : (
          <>
            <LineField
              {...{ id: id("units"), label: t`Units`, className: "col-span-2 @xl:col-span-1" }}
              isNumber
              disabled={isOpen}
              value={line.units}
              error={errorOf("units")}
              onChange={(event) => change({ units: event.currentTarget.value })}
            />
            <LineField
              {...{ id: id("unit_price"), label: t`Unit price`, className: "col-span-2 @xl:col-span-1" }}
              isNumber
              disabled={isOpen}
              value={line.unitPrice}
              error={errorOf("unit_price")}
              onChange={(event) => change({ unitPrice: event.currentTarget.value })}
            />
          </>
        )}
        <LineField
          id={id("amount")}
          label={kind === "section" ? t`Subtotal` : t`Amount`}
          className="col-span-2 @xl:col-span-1"
          isNumber
          disabled={isOpen || hasQuantities}
          value={isOpen || hasQuantities ? "" : line.amount}
          placeholder={amount === undefined || hasQuantities ? "–" : showCents(amount, money)}
          error={errorOf("amount")}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
        <div className="col-span-6 flex justify-end self-center @xl:col-span-1">
          <IconButton
            icon={Ellipsis}
            size="sm"
            label={t`More about line ${place}`}
            aria-expanded={isMoreOpen}
            onClick={() => setMoreOpen((is) => !is)}
          />
          <IconButton
            icon={X}
            size="sm"
            label={t`Remove line ${place}`}
            onClick={() => onEdit({ do: "remove-line", key })}
          />
        </div>
      </div>
      {shown.map(([field, error]) => (
        <FieldError key={field} id={field === "name" ? `${lineNameId(key)}-error` : `${id(field)}-error`}>
          {say(i18n, error)}
        </FieldError>
      ))}
      {warnsOfHandling && mergesHandling(line) && (
        <p role="note" className="mt-1 text-sm text-ink-2">
          <Trans>
            Freight and handling in one line are taxed together in Colorado and other states. Please give each
            a line of its own.
          </Trans>
        </p>
      )}
      {showsCosts && !hasQuantities && costs?.[0] && (
        <p className="tabular mt-1 text-right text-sm text-ink-2">
          <LineCost cost={costs[0]} />
        </p>
      )}
      {hasQuantities && (
        <LineColumns {...{ line, columns, costs: showsCosts ? costs : undefined }} onChange={change} />
      )}
      {canHaveQuantities && <QuantitiesButton line={line} onChange={change} />}
      {(isMoreOpen || isExplained) && (
        <LineMore
          {...{ line, place, isWhole: isMoreOpen, onEdit }}
          listedCostE4={costs?.[0]?.listedE4}
          hasCost={costs !== undefined && !isOpen}
          onChange={change}
        />
      )}
    </fieldset>
  );
});
