import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProposalAnswer } from "#contracts/quotes/offer-links.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { agreedLines } from "#domain/offers/agreed-lines.ts";
import { bagsOffered, unique } from "#domain/offers/bags-offered.ts";
import type { Choices } from "#domain/offers/offer.ts";
import { namePlaces } from "#domain/prices/name-places.ts";
import { say } from "../../../words/say.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { NamedColours } from "../../quotes/named-colours.tsx";

interface SpecificationProps {
  readonly quote: ProposalAnswer["quote"];
  readonly version: QuoteVersionAnswer;
  readonly choices: Choices;
}

/** What is made: the bag, its cloth, colours and sizes, and what is printed where in which inks. */
export function Specification({ quote, version, choices }: SpecificationProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const bags = bagsOffered(quote.lines, agreedLines(version, choices), locale);
  const sizes = unique(bags.flatMap(({ size }) => size ?? []));
  const cloths = unique(bags.flatMap(({ material }) => material ?? []));
  const colours = unique(bags.flatMap((bag) => bag.colours));
  const places = namePlaces(quote.places, (words) => say(i18n, words));
  return (
    <dl className="grid gap-x-8 @xl:grid-cols-2">
      {bags.length > 0 && (
        <Fact label={<Trans>Bag</Trans>}>{unique(bags.map(({ product }) => product)).join(", ")}</Fact>
      )}
      {sizes.length > 0 && <Fact label={<Trans>Size</Trans>}>{sizes.join("\n")}</Fact>}
      {cloths.length > 0 && <Fact label={<Trans>Cloth</Trans>}>{cloths.join(", ")}</Fact>}
      {colours.length > 0 && (
        <Fact label={<Trans>Color of the bag</Trans>}>
          <NamedColours codes={colours} names={bags.flatMap(({ names }) => names)} />
        </Fact>
      )}
      <Fact label={<Trans context="what is printed">Print</Trans>}>
        {quote.is_logo_required || quote.places.length > 0 ? (
          places || <Trans>Your logo; the places stand on the proof.</Trans>
        ) : (
          <Trans>None</Trans>
        )}
      </Fact>
      {quote.is_logo_required && quote.logo_colors.length > 0 && (
        <Fact label={<Trans>Inks</Trans>}>
          <NamedColours codes={quote.logo_colors} names={quote.cloth_names} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-t border-line py-3">
      <dt className="mb-0.5 text-sm text-ink-2">{label}</dt>
      <dd className="text-lg wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
