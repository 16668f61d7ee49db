import { Trans } from "@lingui/react/macro";
import { classNames } from "../../../ui/class-names.ts";
import { AddLines } from "./add-lines.tsx";
import type { OfferEdit } from "./edit-offer.ts";
import { lineColumns } from "./line-field.tsx";
import { LineRow } from "./line-row.tsx";
import type { TypedOffer } from "./typed-offer.ts";
import type { Catalogue } from "./use-catalogue.ts";
import type { WorkedOffer } from "./worked-offer.ts";

export interface OfferLinesProps {
  readonly offer: TypedOffer;
  /** The choice whose lines they are; without one those of the offer itself. */
  readonly choice?: number | undefined;
  readonly worked: WorkedOffer;
  readonly showsAll: boolean;
  readonly catalogue: Catalogue;
  readonly onEdit: (edit: OfferEdit) => void;
}

/** The lines of an offer or of a choice. Enter in one begins the next. */
export function OfferLines({ offer, choice, worked, showsAll, catalogue, onEdit }: OfferLinesProps) {
  const lines = offer.lines.filter((line) => line.choice === choice);
  return (
    <>
      {lines.length > 0 && (
        <div aria-hidden="true" className={classNames("@max-xl:hidden", head, lineColumns)}>
          <span>
            <Trans>Kind</Trans>
          </span>
          <span>
            <Trans>Name</Trans>
          </span>
          <span className="text-right">
            <Trans>Units</Trans>
          </span>
          <span className="text-right">
            <Trans>Unit price</Trans>
          </span>
          <span className="text-right">
            <Trans>Amount</Trans>
          </span>
          <span className="w-16" />
        </div>
      )}
      {lines.map((line, index) => (
        <LineRow
          key={line.key}
          line={line}
          place={index + 1}
          amount={worked.amounts.get(line.key)}
          columns={worked.columns.get(line.key)}
          costs={worked.costs?.byLine.get(line.key)}
          showsCosts={worked.costs?.isAnyKnown ?? false}
          errors={worked.lineErrors.get(line.key)}
          {...{ showsAll, catalogue, onEdit }}
        />
      ))}
      <AddLines {...{ choice, onEdit }} />
    </>
  );
}

const head = "grid gap-2 border-b border-ink pb-1 text-sm font-semibold";
