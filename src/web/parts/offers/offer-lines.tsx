import { Trans, useLingui } from "@lingui/react/macro";
import MessageSquare from "lucide-react/icons/message-square";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { type AboutLine, lineAnchor } from "#domain/messages/about-line.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import { isWords } from "#domain/offers/work-out-offer.ts";
import { Icon } from "../../ui/icon.tsx";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { writeAbout } from "../messages/use-about.ts";
import { useArrival } from "../messages/use-arrival.ts";
import { LineDetails } from "./line-details.tsx";
import { LinesRow, LinesTable } from "./lines-table.tsx";

interface OfferLinesProps {
  readonly version: Pick<QuoteVersionAnswer, "number" | "lines">;
  /** What its sections come to as is chosen now, in their order; left out: as the version has them. */
  readonly subtotals?: readonly (number | undefined)[] | undefined;
  /** The reader can write about each line. */
  readonly canWriteAbout?: boolean;
  /** What stands below the name of a line, by its place. */
  readonly below?: ((index: number) => ReactNode) | undefined;
}

/** The lines of an offer. On a phone, units and price stand under the name. */
export function OfferLines({
  version: { number, lines },
  subtotals,
  canWriteAbout = false,
  below,
}: OfferLinesProps) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  const left = subtotals && [...subtotals];
  return (
    <LinesTable label={t`Lines of the offer`} head={<Trans>Item</Trans>}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a version never move.
          key={index}
          line={line}
          subtotalCents={line.kind === "section" && left ? left.shift() : line.subtotal_cents}
          at={{ version: number, line: index + 1 }}
          canWriteAbout={canWriteAbout}
          below={below?.(index)}
        />
      ))}
    </LinesTable>
  );
}

interface LineProps {
  readonly line: VersionLine;
  readonly subtotalCents: number | undefined;
  readonly at: Omit<AboutLine, "name">;
  readonly canWriteAbout: boolean;
  readonly below: ReactNode;
}

function Line({ line, subtotalCents, at, canWriteAbout, below }: LineProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const id = lineAnchor(at);
  const place = useArrival<HTMLTableRowElement>(id);
  const { units, unit_price } = line;
  const name = shownLineName(line.name, (message) => say(i18n, message));
  return (
    <LinesRow
      ref={place}
      id={id}
      tabIndex={-1}
      name={
        <>
          {line.kind === "section" ? <strong>{name}</strong> : name}
          {canWriteAbout && name !== "" && (
            // Never alone on a line: it goes with the last word.
            <span className="whitespace-nowrap">
              {"\u00a0"}
              <Link
                to={writeAbout(at)}
                aria-label={t`Write about this line: ${name}`}
                title={t`Write about this line`}
                className="no-print ml-1 inline-flex size-6 items-center justify-center align-middle text-ink-2 hover:text-ink max-sm:-my-2.5 max-sm:size-11"
              >
                <Icon of={MessageSquare} className="size-4" />
              </Link>
            </span>
          )}
          <LineDetails
            cloth={line.cloth}
            discount={shownDiscountOfAnswer(line)}
            subtotalCents={subtotalCents}
          />
          {below && <span className="tabular block text-sm font-normal text-ink-2">{below}</span>}
        </>
      }
      units={units !== null && showCount(units, locale)}
      price={unit_price !== null && showUnitPrice(Math.round(unit_price * 10_000), money)}
    >
      <LineAmount line={line} />
    </LinesRow>
  );
}

/** What a line costs; freight says how far that holds (L1.6). A text costs nothing, and says nothing. */
function LineAmount({ line: { kind, freight, amount_cents } }: { line: VersionLine }): ReactNode {
  const amount = showCents(amount_cents, useMoney());
  if (isWords(kind)) return null;
  if (freight === "to-be-confirmed") return <Trans>to be confirmed</Trans>;
  if (freight === "collect") return <Trans>on your carrier account</Trans>;
  if (freight === "estimate") return <Trans>{amount}, estimated</Trans>;
  return amount;
}
