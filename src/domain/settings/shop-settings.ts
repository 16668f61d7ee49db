import { type BooksSettings, firstBooksSettings } from "../books/books-settings.ts";
import type { LockedUntil } from "../books/closed-books.ts";
import type { ReadPicture } from "../catalogue/read-picture.ts";
import { type FrenchSettings, firstFrenchSettings } from "../france/french-settings.ts";
import type { Language, LanguageOffer } from "../language/language.ts";
import type { Currency } from "../money/cents.ts";
import type { LinkRights } from "../offers/offer-links.ts";
import { firstOfferSettings, type OfferSettings } from "../offers/offer-settings.ts";
import { type Packing, usualPacking } from "../orders/cartons.ts";
import { usualLeadDays, usualTransitDays } from "../orders/order-dates.ts";
import type { ClothSettings } from "../quotes/cloth-colours.ts";
import { shippedColours } from "../quotes/shipped-colours.ts";
import {
  aboutNumbers,
  claims,
  contactHours,
  footerHours,
  homeCounters,
  otherNumbers,
} from "../shop/shop-words.ts";
import { usualTimeZone } from "../time/shop-day.ts";
import type { Message } from "../words.ts";
import {
  demoWords,
  firstLook,
  type LookSettings,
  neutralShopWords,
  type OwnShopSettings,
} from "./own-shop-settings.ts";

/** A number with what it counts, such as `1000+` and `Happy Customers`, as the owner enters it. */
export interface Counter {
  readonly value: string;
  readonly label: string;
}

/** Who the shop is and how it is reached; only name and e-mail address are never empty. */
interface IdentitySettings {
  readonly shop_name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  readonly social_link: string;
}

/** What the shop says of itself: display texts, never published as structured data (SPEC-1.25, SPEC-3.25). */
interface ClaimSettings {
  /** Two facts, both as specified (SPEC-0.16). */
  readonly footer_hours: readonly string[];
  readonly contact_hours: readonly string[];
  readonly claims: readonly string[];
  readonly home_counters: readonly Counter[];
  readonly other_numbers: readonly Counter[];
  readonly about_numbers: readonly Counter[];
  /** The rating that every card shows; null for no stars. */
  readonly rating: number | null;
  /** The price range, the four eco cards and the delivery that the shop comes with stand on its pages. */
  readonly ready_claims_shown: boolean;
  /** The sentence under the first headline; empty for the one that the shop comes with. */
  readonly hero_sentence_en: string;
  readonly hero_sentence_fr: string;
}

/** Pictures of the shop's own; null for those that it comes with. */
interface PictureSettings {
  readonly mark_picture: ReadPicture | null;
  readonly hero_picture: ReadPicture | null;
  /** What the hero picture shows, for those who do not see it. */
  readonly hero_alt_en: string;
  readonly hero_alt_fr: string;
}

/** The settings that are uploaded. */
export const shopPictureNames = ["mark_picture", "hero_picture", "wordmark_picture", "favicon"] as const;
export type ShopPictureName = (typeof shopPictureNames)[number];

/** What the shop sells in, which languages it speaks to clients, and how they name what it sells. */
interface TradeSettings {
  /** Fixed once an offer was sent or money came (SPEC-3.34). */
  readonly currency: Currency;
  readonly languages: LanguageOffer;
  /** What a reader reads whose browser asks for none of them, in a shop of one's own (SPEC-4.38). */
  readonly first_language: Language;
  /** `goods_one_fr` is a feminine noun, and sentences agree with it. */
  readonly goods_feminine_fr: boolean;
}

interface OfficeSettings {
  /** What Colorado asks for a delivery there, in the shop's currency; null: it is not charged (L13.5). */
  readonly retail_delivery_fee: number | null;
  /** By how many units the arrows of a quantity move. */
  readonly units_step: number;
  /** Where staff is mailed about requests; empty for the first administrator's address. */
  readonly staff_email: string;
  /** Visitors may open accounts, which give no right; otherwise accounts are by invitation (SPEC-3.32). */
  readonly registration_open: boolean;
  /** What links to offers let their holders do, at most (SPEC-4.39). */
  readonly link_rights: LinkRights;
  /** The last day of the books that is closed; null while none is (SPEC-4.50). */
  readonly books_locked_until: LockedUntil;
  /** Where clients may transfer money to; holder and account together, or neither. */
  readonly bank_holder: string;
  readonly bank_account: string;
  readonly bank_name: string;
  /** The bank's routing number or BIC. */
  readonly bank_code: string;
}

/** Where the shop is, and when it does not work beside Saturdays and Sundays. */
interface TimeSettings {
  /** The name of a zone, such as Europe/Paris: offers end, reminders leave and staff reads times by it. */
  readonly time_zone: string;
  /** Days (`YYYY-MM-DD`) on which no reminder leaves and nothing is made. */
  readonly holidays: readonly string[];
  /** Working days from the last gate of an order to the day it leaves, and on its way. */
  readonly lead_days: number;
  readonly transit_days: number;
}

/** Everything that the owner settles for the whole shop, by the names under which it is stored and answered. */
export interface ShopSettings
  extends IdentitySettings,
    ClaimSettings,
    PictureSettings,
    OwnShopSettings,
    LookSettings,
    ClothSettings,
    TimeSettings,
    Packing,
    OfferSettings,
    TradeSettings,
    OfficeSettings,
    BooksSettings,
    FrenchSettings {}

const textsOf = (lines: readonly Message[]) => lines.map(({ message }) => message);
const countersOf = (counters: readonly { readonly value: Message; readonly label: Message }[]) =>
  counters.map(({ value, label }) => ({ value: value.message, label: label.message }));

const specifiedClaims = {
  footer_hours: textsOf(footerHours),
  contact_hours: textsOf(contactHours),
  claims: textsOf(claims),
  home_counters: countersOf(homeCounters),
  other_numbers: countersOf(otherNumbers),
  about_numbers: countersOf(aboutNumbers),
  rating: 4.9,
  ready_claims_shown: true,
} satisfies Partial<ClaimSettings>;

const noClaims = {
  footer_hours: [],
  contact_hours: [],
  claims: [],
  home_counters: [],
  other_numbers: [],
  about_numbers: [],
  rating: null,
  ready_claims_shown: false,
} satisfies Pick<ClaimSettings, keyof typeof specifiedClaims>;

/** What a shop without the demo begins with: nothing of the demo, and nothing claimed (SPEC-3.25). */
const ownBeginning = {
  ...noClaims,
  shop_name: "Your shop",
  ...{ street: "", city: "", region: "", postal_code: "", country: "", phone: "", social_link: "" },
  email: "shop@example.com",
  ...neutralShopWords,
  time_zone: "UTC",
  due_reminder_steps: [-3, 1, 8, 30],
  registration_open: false,
} satisfies Partial<ShopSettings>;

/** The settings of the demo: the specified texts. The telephone number is one reserved for examples. */
const specifiedSettings: ShopSettings = {
  shop_name: "GREEN ECO",
  street: "1700 Sherman Street",
  city: "Denver",
  region: "Colorado",
  postal_code: "80203",
  country: "United States",
  phone: "(303) 555-0123",
  email: "contact@greeneco.example",
  social_link: "https://www.facebook.com/",
  ...specifiedClaims,
  hero_sentence_en: "",
  hero_sentence_fr: "",
  mark_picture: null,
  hero_picture: null,
  hero_alt_en: "",
  hero_alt_fr: "",
  ...demoWords,
  ...firstLook,
  cloth_colours: shippedColours,
  cloths: [],
  time_zone: usualTimeZone,
  holidays: [],
  lead_days: usualLeadDays,
  transit_days: usualTransitDays,
  ...usualPacking,
  ...firstOfferSettings,
  currency: "USD",
  languages: "both",
  first_language: "en",
  goods_feminine_fr: false,
  units_step: 1_000,
  staff_email: "",
  registration_open: true,
  books_locked_until: null,
  link_rights: "act",
  bank_holder: "",
  bank_account: "",
  bank_name: "",
  bank_code: "",
  retail_delivery_fee: null,
  ...firstFrenchSettings,
  ...firstBooksSettings,
};

interface Beginning {
  /** With the demo catalogue the shop is as specified; without it it claims, and opens, nothing by itself. */
  readonly isDemo?: boolean;
  /** What the operator set before the first start. */
  readonly given?: Partial<ShopSettings>;
}

/** The settings of a shop in which none was changed. */
export function firstSettings({ isDemo = true, given = {} }: Beginning = {}): ShopSettings {
  return { ...specifiedSettings, ...(!isDemo && ownBeginning), ...given };
}
