import { useLingui } from "@lingui/react/macro";
import type { VersionCostsAnswer } from "#contracts/quotes/quote-costs.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import { type LineMargin, workOutLineMargins } from "#domain/offers/margin.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import { say } from "../../../words/say.ts";
import { LineCost } from "./line-cost.tsx";
import { lineMarginsOf } from "./worked-costs.ts";

/**
 * What a version that was sent costs and leaves, as that was frozen: the whole as the server says it, and its lines; once it
 * is accepted those alone that were chosen. Undefined where no cost of it is known.
 */
export function marginsOf(version: QuoteVersionAnswer, costs: VersionCostsAnswer) {
  const known = Object.entries(costs.unit_costs);
  if (known.length === 0) return undefined;
  const content = offerOfVersion(version);
  const inE4 = Object.fromEntries(known.map(([path, dollars]) => [path, Math.round(dollars * 10_000)]));
  const { net_cents: netCents, costed_cents: costedCents, cost_cents: costCents } = costs;
  const { acceptance } = version;
  return {
    whole: { netCents, costedCents, costCents, unknownLines: costs.unknown_lines },
    isAnyKnown: true,
    byPlace: acceptance
      ? workOutLineMargins(content, inE4, madeChoices(content, acceptance.choices))
      : lineMarginsOf(content, inE4),
  };
}

interface MarginsOfChoicesProps {
  readonly version: Pick<QuoteVersionAnswer, "options">;
  readonly byPlace: ReadonlyMap<string, LineMargin>;
}

/** What the lines cost and leave that are there by a choice. */
export function MarginsOfChoices({ version: { options }, byPlace }: MarginsOfChoicesProps) {
  const { i18n } = useLingui();
  const lines = options.flatMap((option, at) =>
    option.choices.flatMap((choice, place) =>
      choice.lines.map((line, index) => ({
        margin: byPlace.get(`options.${at}.choices.${place}.lines.${index}`),
        title: [choice.title, shownLineName(line.name, (message) => say(i18n, message))],
        key: `${option.id} ${choice.id} ${index}`,
      })),
    ),
  );
  const counted = lines.filter(({ margin }) => margin !== undefined);
  if (counted.length === 0) return null;
  return (
    <ul className="tabular grid gap-1 py-2">
      {counted.map(({ key, title, margin }) => (
        <li key={key}>
          {title.filter((text) => text !== "").join(" · ")}
          <span className="block text-ink-2">
            <LineCost cost={margin} />
          </span>
        </li>
      ))}
    </ul>
  );
}
