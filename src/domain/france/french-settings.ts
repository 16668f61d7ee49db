/** What a shop in France has to say of itself on its papers (L14.1); everywhere else it stays empty. */
export interface FrenchSettings {
  /** `SARL`, `SAS`, `EI`. */
  readonly legal_form: string;
  /** `10 000 €`; empty for a firm without a capital. */
  readonly share_capital: string;
  /** The establishment's number, or the firm's alone. */
  readonly siret: string;
  /** The town of the trade register: `RCS Lyon`. */
  readonly register_town: string;
  readonly shop_vat_number: string;
  readonly naf_code: string;
  /** "TVA non applicable, art. 293 B du CGI". */
  readonly vat_exempt: boolean;
  readonly vat_on_debits: boolean;
  /** Per cent a year; null for the rate of the law. */
  readonly late_penalty_percent: number | null;
  /** Sentences in the owner's own words; empty for those that the shop comes with. */
  readonly early_payment_sentence: string;
  readonly recovery_sentence: string;
  readonly delivery_sentence: string;
  readonly complaints_sentence: string;
}

export const firstFrenchSettings: FrenchSettings = {
  legal_form: "",
  share_capital: "",
  siret: "",
  register_town: "",
  shop_vat_number: "",
  naf_code: "",
  vat_exempt: false,
  vat_on_debits: false,
  late_penalty_percent: null,
  early_payment_sentence: "",
  recovery_sentence: "",
  delivery_sentence: "",
  complaints_sentence: "",
};
