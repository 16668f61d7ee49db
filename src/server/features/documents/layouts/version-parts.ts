import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { showCount } from "#domain/language/show-count.ts";
import { type MoneyStyle, showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { agreedLines } from "#domain/offers/agreed-lines.ts";
import { bagsOffered, unique } from "#domain/offers/bags-offered.ts";
import { offerOfVersion } from "#domain/offers/offer-of-version.ts";
import { bagsOf } from "#domain/offers/shown-lines.ts";
import { areChoicesMade, defaultChoices, workOutOffer } from "#domain/offers/work-out-offer.ts";
import { namePlaces } from "#domain/prices/name-places.ts";
import { nameColours } from "#domain/quotes/cloth-names.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { Quote } from "#server/features/deals/model/quote.ts";
import type { datesOf } from "#server/features/deals/offers/offer-around.ts";
import { presentToOfferLink } from "#server/features/deals/presenters/present-quote.ts";
import type {
  DocumentColumn,
  DocumentFact,
  DocumentOpening,
  DocumentPart,
  DocumentPicture,
} from "../drawing/document-layout.ts";
import { factsOf, moneyOf, pairOf, type Say } from "./document-parts.ts";
import { offerMessages as words } from "./offer-words.ts";
import type { QuoteSetting } from "./quote-document.ts";
import { choiceLine, quantitiesOf } from "./version-lines.ts";

/** What stands around an offer on its page and on its paper. */
export interface OfferAround {
  readonly seller: string | undefined;
  readonly picture: DocumentPicture | undefined;
  readonly dates: ReturnType<typeof datesOf>;
}

type Setting = QuoteSetting & { readonly publicUrl: string };

/** The lines with what is chosen, or as long as nothing is with all that may be. */
function bagsIn(quote: Quote, version: QuoteVersionAnswer, { language }: Setting) {
  const { options, acceptance, accepted } = version;
  const preselected = accepted ? {} : defaultChoices(offerOfVersion(version).options);
  const { lines: asked } = presentToOfferLink(quote);
  const chosen = bagsOffered(asked, agreedLines(version, acceptance?.choices ?? preselected), language);
  if (chosen.length > 0) return chosen;
  const any = options.flatMap(({ choices }) => choices.flatMap(({ lines }) => lines));
  return bagsOffered(asked, any, language);
}

/** What is offered, and for how much, beside its picture. */
export function openingOf(
  quote: Quote,
  version: QuoteVersionAnswer,
  { seller, picture }: OfferAround,
  setting: Setting,
): DocumentOpening {
  const { say, language, facts } = setting;
  const bags = bagsIn(quote, version, setting);
  const units = bags.reduce((sum, bag) => sum + bag.units, 0);
  const names = unique(bags.map(({ product }) => product)).join(", ") || quote.interest || quote.reference;
  const isOneQuantity = units > 0 && quantitiesOf(version).length === 0;
  const { total_cents: total, is_freight_open: isFreightOpen } = version;
  return {
    headline: isOneQuantity ? `${showCount(units, language)}\n${names}` : names,
    words: version.intro,
    from: seller && say(withValues(words.seller, { name: seller, shop: facts.name })),
    // Several quantities have a total each, below.
    amount:
      total === null || quantitiesOf(version).length > 0
        ? undefined
        : {
            label: say(isFreightOpen ? words.plusFreight : words.inAll),
            value: showCents(total, moneyOf(setting)),
          },
    picture,
  };
}

/** The bag, its cloth, colours and sizes, and what is printed where in which inks. */
export function madePart(quote: Quote, version: QuoteVersionAnswer, setting: Setting): DocumentPart {
  const { say, language, isForLink, isForMail } = setting;
  const bags = bagsIn(quote, version, setting);
  const all = (of: (bag: (typeof bags)[number]) => readonly (string | null)[]) =>
    unique(bags.flatMap(of).filter((value) => value !== null));
  const isPrinted = quote.isLogoRequired || quote.places.length > 0;
  const print = isPrinted ? namePlaces(quote.places, say) || say(words.logoPlaces) : say(words.noPrint);
  // The holder of a link of before is not told what was asked for (SPEC-1.14).
  const isTold = !isForLink || isForMail === true;
  return {
    kind: "facts",
    title: say(words.made),
    facts: factsOf(say, [
      [words.bag, all(({ product }) => [product]).join(", ")],
      [words.size, all(({ size }) => [size]).join("\n")],
      [words.cloth, all(({ material }) => [material]).join(", ")],
      [
        words.colour,
        nameColours(
          all(({ colours }) => colours),
          bags.flatMap(({ names }) => names),
          language,
        ),
      ],
      [words.print, isTold && print],
      [
        words.inks,
        isTold && quote.isLogoRequired && nameColours(quote.logoColours, quote.clothNames, language),
      ],
    ]),
  };
}

/** Quantities side by side: how many bags, what they come to in all, what a bag then costs, and how that is made up. */
export function quantityParts(version: QuoteVersionAnswer, setting: Setting): DocumentPart[] {
  const { say } = setting;
  const content = offerOfVersion(version);
  return quantitiesOf(version).map(({ id, choices }) => ({
    kind: "columns",
    title: say(words.howMany),
    columns: choices.map((choice): DocumentColumn => {
      const made = { ...defaultChoices(content.options), [id]: choice.id };
      const totalCents = areChoicesMade(content.options, made)
        ? workOutOffer(content, made).totalCents
        : undefined;
      return quantityColumn(choice, totalCents, setting);
    }),
  }));
}

function quantityColumn(
  { lines }: QuoteVersionAnswer["options"][number]["choices"][number],
  totalCents: number | undefined,
  setting: Setting,
): DocumentColumn {
  const { say, language } = setting;
  const money = moneyOf(setting);
  const units = bagsOf(lines);
  const made = lines.map((line) => choiceLine({ ...line, cloth: undefined }, money, say));
  const each = totalCents === undefined ? [] : [eachAllIn(totalCents, units, money, say)];
  return {
    label: say(words.bags),
    figure: showCount(units, language),
    strong: totalCents === undefined ? undefined : showCents(totalCents, money),
    text: [...each, ...made].join("\n"),
  };
}

function eachAllIn(totalCents: number, units: number, money: MoneyStyle, say: Say): string {
  const price = showUnitPrice(Math.round((totalCents * 100) / units), money);
  return say(withValues(words.eachAllIn, { price }));
}

/** From the yes to the bags: proof, the day on which they leave, the day on which they are there. */
export function datesPart(
  { lead_days: lead, transit_days: transit, leaves_on, arrives_on, approve_by }: OfferAround["dates"],
  quote: Quote,
  { say, language, isForLink, isForMail }: Setting,
): DocumentPart {
  const { wanted_by: wanted } = quote.delivery;
  const isTold = (!isForLink || isForMail === true) && wanted !== null && approve_by !== null;
  const on = (day: string) => ({ date: showDay(day, language) });
  return {
    kind: "columns",
    title: say(words.arrives),
    columns: [
      { label: say(words.proof), figure: say(words.first), text: say(words.proofText) },
      {
        label: say(words.leaves),
        figure: say(withValues(words.days, { days: lead })),
        text: say(withValues(words.leavesText, on(leaves_on))),
      },
      {
        label: say(words.withYou),
        figure: say(withValues(words.moreDays, { days: transit })),
        text: say(withValues(words.withYouText, on(arrives_on))),
      },
    ],
    note: isTold
      ? say(
          withValues(words.neededOn, {
            wanted: showDay(wanted, language),
            approveBy: showDay(approve_by, language),
          }),
        )
      : undefined,
  };
}

/** The address at which it is accepted, also for a camera, and what else can be looked up there. */
export function acceptPart(
  { id }: Quote,
  others: readonly DocumentFact[],
  { say, publicUrl, facts }: Setting,
): DocumentPart {
  const address = `${publicUrl}/client/dashboard/${id}`;
  const { phone, email } = facts;
  return {
    kind: "text",
    title: say(words.accept),
    text: [
      say(withValues(words.acceptText, { address, phone, email })),
      ...others.map(({ label, value }) => pairOf(say, label, value)),
    ].join("\n"),
    code: { of: address, label: say(words.acceptCode) },
  };
}
