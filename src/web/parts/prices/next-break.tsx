import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { showCents, showEach } from "#domain/money/show-money.ts";
import { isWorthTaking, type NextBreak, type PricedRequest } from "#domain/prices/price-request.ts";
import { useMoney } from "../../words/use-locale.ts";

interface NextBreakOfferProps {
  priced: Pick<PricedRequest, "nextBreak" | "totalCents">;
  /** Takes the bags that are missing; nothing takes them by itself. */
  onTake: (next: NextBreak) => void;
}

/** Says that some more bags cost less each, where that is worth a word, and takes them (L2.8). */
export function NextBreakOffer({ priced: { nextBreak, totalCents }, onTake }: NextBreakOfferProps) {
  if (!nextBreak || !isWorthTaking(nextBreak, totalCents)) return null;
  const { moreUnits } = nextBreak;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm">
      <Sentence next={nextBreak} />
      <button
        type="button"
        className="link min-h-6 font-semibold pointer-coarse:min-h-11 noscript:hidden"
        onClick={() => onTake(nextBreak)}
      >
        {plural(moreUnits, { one: "Add # bag", other: "Add # bags" })}
      </button>
    </p>
  );
}

function Sentence({ next: { moreUnits, differenceCents } }: { next: NextBreak }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const more = i18n.number(moreUnits);
  if (differenceCents < 0) {
    const saved = showCents(-differenceCents, money);
    return (
      <span>
        <Trans>
          {more} more bags cost <strong>{saved} less</strong>
        </Trans>
      </span>
    );
  }
  const cost = showCents(differenceCents, money);
  const each = showEach(Math.round((differenceCents * 100) / moreUnits), money);
  return (
    <span>
      <Trans>
        {more} more for <strong>{cost}</strong>, {each} each
      </Trans>
    </span>
  );
}
