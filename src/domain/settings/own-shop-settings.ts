import type { ReadPicture } from "../catalogue/read-picture.ts";
import type { Typeface } from "../shop/brand.ts";
import type { FrontPart } from "../shop/front-parts.ts";

/** What sentences, numbers and mails say that is each shop's own (ADR-103, ADR-104). */
export interface OwnShopSettings {
  /** What the shop sells, as its sentences call it in place of the bags of the demo. */
  readonly goods_one_en: string;
  readonly goods_many_en: string;
  readonly goods_one_fr: string;
  readonly goods_many_fr: string;
  /** When a request is answered, as sentences go on after "We reply". */
  readonly reply_en: string;
  readonly reply_fr: string;
  /** `GE` of `GE-2026-000007`. Numbers that were given keep theirs. */
  readonly quote_prefix: string;
  readonly order_prefix: string;
  /** Empty: the shop's name. */
  readonly mail_from_name: string;
  /** Empty: the shop's e-mail address. */
  readonly mail_reply_to: string;
  /** Lines at the end of each mail to a client. */
  readonly mail_signature: string;
}

const unsigned = { mail_from_name: "", mail_reply_to: "", mail_signature: "" };

export const demoWords: OwnShopSettings = {
  goods_one_en: "bag",
  goods_many_en: "bags",
  goods_one_fr: "sac",
  goods_many_fr: "sacs",
  reply_en: "within 24 hours",
  reply_fr: "sous 24 heures",
  quote_prefix: "GE",
  order_prefix: "GO",
  ...unsigned,
};

/** What a shop without the demo begins with. */
export const neutralShopWords: OwnShopSettings = {
  goods_one_en: "product",
  goods_many_en: "products",
  goods_one_fr: "produit",
  goods_many_fr: "produits",
  reply_en: "as soon as possible",
  reply_fr: "dans les meilleurs délais",
  quote_prefix: "Q",
  order_prefix: "ORD",
  ...unsigned,
};

/** How the shop looks. */
export interface LookSettings {
  /** Empty for the colours that the shop comes with. */
  readonly brand_colour: string;
  readonly typeface: Typeface;
  /** A logo that is the name: it stands in the place of mark and name. */
  readonly wordmark_picture: ReadPicture | null;
  /** In the tab of a browser. */
  readonly favicon: ReadPicture | null;
  /** What the front page goes without. */
  readonly front_parts_hidden: readonly FrontPart[];
}

export const firstLook: LookSettings = {
  brand_colour: "",
  typeface: "bricolage",
  wordmark_picture: null,
  favicon: null,
  front_parts_hidden: [],
};

/** One value for each of them. */
export function eachOwnShopSetting<T>(
  of: (name: keyof OwnShopSettings) => T,
): Record<keyof OwnShopSettings, T> {
  return {
    goods_one_en: of("goods_one_en"),
    goods_many_en: of("goods_many_en"),
    goods_one_fr: of("goods_one_fr"),
    goods_many_fr: of("goods_many_fr"),
    reply_en: of("reply_en"),
    reply_fr: of("reply_fr"),
    quote_prefix: of("quote_prefix"),
    order_prefix: of("order_prefix"),
    mail_from_name: of("mail_from_name"),
    mail_reply_to: of("mail_reply_to"),
    mail_signature: of("mail_signature"),
  };
}
