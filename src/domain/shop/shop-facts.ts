import { type Language, onlyLanguageOf } from "#domain/language/language.ts";
import type { Currency } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import type { ReadPicture } from "../catalogue/read-picture.ts";
import type { Names } from "../catalogue/shown-texts.ts";
import type { ClothColour } from "../quotes/cloth-colours.ts";
import { shippedColours } from "../quotes/shipped-colours.ts";
import { type Counter, firstSettings, type ShopSettings } from "../settings/shop-settings.ts";
import type { BrandTones, Typeface } from "./brand.ts";
import type { FrontPart } from "./front-parts.ts";
import { aboutNumbers, claims, contactHours, footerHours, homeCounters, otherNumbers } from "./shop-words.ts";

/** A text of the shop: the specification's own, which is translated, or the owner's, shown as it is. */
export type ShopText = Message | string;

/** A number with what it counts, such as `1000+` and `Happy Customers`. Display text only (SPEC-1.25). */
export interface ShopCounter {
  readonly value: ShopText;
  readonly label: ShopText;
}

/** What sentences call what is sold, and when requests are answered. */
export interface ShopWords {
  readonly one: string;
  readonly many: string;
  readonly reply: string;
  /** In French; absent where they are masculine, as its sentences are written. */
  readonly isFeminine?: true;
}

export type Sayings = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What every visitor may know of the shop: of its settings those that pages, mails and documents show. */
export interface ShopFacts {
  /** The specification's example; otherwise a shop of one's own, in which nothing of it is said or shown (ADR-103). */
  readonly isDemo: boolean;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly socialLink: string;
  readonly footerHours: readonly ShopText[];
  readonly contactHours: readonly ShopText[];
  readonly claims: readonly ShopText[];
  readonly homeCounters: readonly ShopCounter[];
  readonly otherNumbers: readonly ShopCounter[];
  readonly aboutNumbers: readonly ShopCounter[];
  /** The rating of every card, null for none; never published as structured data (SPEC-1.25). */
  readonly rating: number | null;
  /** The price range, the four eco cards and the delivery that the shop comes with are shown. */
  readonly areReadyClaimsShown: boolean;
  /** The owner's own sentence under the first headline, empty for the one that the shop comes with. */
  readonly heroSentence: Readonly<Record<Language, string>>;
  /** The shop's own mark; null for the one that it comes with. */
  readonly mark: ReadPicture | null;
  /** A logo that is the name, in the place of mark and name. */
  readonly wordmark: ReadPicture | null;
  readonly typeface: Typeface;
  /** What its brand colour becomes; null for the colours that the shop comes with. */
  readonly brand: BrandTones | null;
  /** Parts that the front page goes without; not there where it has all. */
  readonly hidden?: Readonly<Partial<Record<FrontPart, true>>>;
  /** What its own hero picture shows; null while the one that it comes with stands there. */
  readonly heroAlt: Readonly<Record<Language, string>> | null;
  /** Sentences in its own words, by the ids of their messages. They are laid over the catalogs, and go out with these. */
  readonly sayings?: Sayings | undefined;
  /** Where days begin and end. */
  readonly timeZone: string;
  /** Units of a size that it makes at least (SPEC-2.19). */
  readonly minimumUnits: number;
  readonly unitsStep: number;
  /** What every amount is in. */
  readonly currency: Currency;
  /** The language of a shop that offers one alone; null where visitors choose. */
  readonly onlyLanguage: Language | null;
  /** That of readers who ask for none which the shop speaks. The demo has its own mixture for them. */
  readonly firstLanguage: Language;
  /** Null in the demo, whose sentences stay to the letter. */
  readonly goods: Readonly<Record<Language, ShopWords>> | null;
  readonly quotePrefix: string;
  /** Visitors may open accounts; otherwise accounts are by invitation (SPEC-3.32). */
  readonly isRegistrationOpen: boolean;
  /** The colours of its cloth, where they are not those that all shops come with. */
  readonly colours?: readonly ClothColour[];
  /** What its materials are called, where it says so. */
  readonly cloths?: readonly Names[];
}

/** The facts as the settings have them. */
export function factsOf(
  settings: ShopSettings,
  { isDemo, brand = null }: { readonly isDemo: boolean; readonly brand?: BrandTones | null },
): ShopFacts {
  return {
    isDemo,
    name: settings.shop_name,
    street: settings.street,
    city: settings.city,
    region: settings.region,
    postalCode: settings.postal_code,
    country: settings.country,
    phone: settings.phone,
    email: settings.email,
    socialLink: settings.social_link,
    footerHours: settings.footer_hours.map((line) => ownOr(footerHours, line)),
    contactHours: settings.contact_hours.map((line) => ownOr(contactHours, line)),
    claims: settings.claims.map((line) => ownOr(claims, line)),
    homeCounters: settings.home_counters.map((counter) => counterOf(homeCounters, counter)),
    otherNumbers: settings.other_numbers.map((counter) => counterOf(otherNumbers, counter)),
    aboutNumbers: settings.about_numbers.map((counter) => counterOf(aboutNumbers, counter)),
    rating: settings.rating,
    areReadyClaimsShown: settings.ready_claims_shown,
    heroSentence: { en: settings.hero_sentence_en, fr: settings.hero_sentence_fr },
    // A page bears it whole: without what only large pictures need.
    mark: settings.mark_picture && { ...settings.mark_picture, placeholder: null, open_graph: null },
    wordmark: settings.wordmark_picture && {
      ...settings.wordmark_picture,
      placeholder: null,
      open_graph: null,
    },
    typeface: settings.typeface,
    brand,
    ...(settings.front_parts_hidden.length > 0 && {
      hidden: Object.fromEntries(settings.front_parts_hidden.map((part) => [part, true as const])),
    }),
    heroAlt: settings.hero_picture && { en: settings.hero_alt_en, fr: settings.hero_alt_fr },
    timeZone: settings.time_zone,
    minimumUnits: settings.minimum_units,
    unitsStep: settings.units_step,
    currency: settings.currency,
    onlyLanguage: onlyLanguageOf(settings.languages),
    firstLanguage: onlyLanguageOf(settings.languages) ?? settings.first_language,
    quotePrefix: settings.quote_prefix,
    goods: isDemo
      ? null
      : {
          en: { one: settings.goods_one_en, many: settings.goods_many_en, reply: settings.reply_en },
          fr: {
            one: settings.goods_one_fr,
            many: settings.goods_many_fr,
            reply: settings.reply_fr,
            ...(settings.goods_feminine_fr && { isFeminine: true }),
          },
        },
    isRegistrationOpen: settings.registration_open,
    ...(!isSame(settings.cloth_colours, shippedColours) && { colours: settings.cloth_colours }),
    ...(settings.cloths.length > 0 && { cloths: settings.cloths }),
  };
}

function isSame(one: readonly ClothColour[], other: readonly ClothColour[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The facts of the demo. */
export const defaultShopFacts: ShopFacts = factsOf(firstSettings(), { isDemo: true });

/** A text that is still the specification's own is a message, so that it is translated. */
function ownOr(specified: readonly Message[], text: string): ShopText {
  return specified.find(({ message }) => message === text) ?? text;
}

function counterOf(
  specified: readonly { readonly value: Message; readonly label: Message }[],
  { value, label }: Counter,
): ShopCounter {
  return {
    value: ownOr(
      specified.map((each) => each.value),
      value,
    ),
    label: ownOr(
      specified.map((each) => each.label),
      label,
    ),
  };
}
