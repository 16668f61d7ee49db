import { readRate } from "../offers/tax-profile-rules.ts";
import { unspaced } from "./company-numbers.ts";
import type { FrenchSettings } from "./french-settings.ts";
import { isFrance } from "./is-france.ts";

/** Who sells, as French law has it on papers, by the names under which an invoice stores it. */
export interface FrenchSeller {
  readonly legal_form: string;
  readonly share_capital: string;
  /** Digits alone: fourteen, or the nine of the firm; empty where it is not known. */
  readonly siret: string;
  readonly register_town: string;
  readonly vat_number: string;
  readonly naf_code: string;
  readonly is_vat_exempt: boolean;
  readonly is_vat_on_debits: boolean;
  /** A year, in parts per million; null for the rate of the law. */
  readonly late_penalty_ppm: number | null;
  /** In the owner's own words; empty for the sentences that the shop comes with. */
  readonly early_payment: string;
  readonly recovery: string;
}

/** What a paper of a shop in France says beside what every paper says (L14.2, L14.3). */
export interface FrenchFacts {
  readonly seller: FrenchSeller;
  /** In the owner's own words, as above. */
  readonly delivery: string;
  readonly complaints: string;
}

/** The facts of a shop in France as its settings have them; null for one elsewhere. */
export function frenchFactsOf(settings: FrenchSettings & { readonly country: string }): FrenchFacts | null {
  if (!isFrance(settings.country)) return null;
  const { late_penalty_percent: penalty } = settings;
  return {
    seller: {
      legal_form: settings.legal_form,
      share_capital: settings.share_capital,
      siret: unspaced(settings.siret),
      register_town: settings.register_town,
      vat_number: unspaced(settings.shop_vat_number).toUpperCase(),
      naf_code: settings.naf_code,
      is_vat_exempt: settings.vat_exempt,
      is_vat_on_debits: settings.vat_on_debits,
      late_penalty_ppm: penalty === null ? null : (readRate(penalty) ?? null),
      early_payment: settings.early_payment_sentence,
      recovery: settings.recovery_sentence,
    },
    delivery: settings.delivery_sentence,
    complaints: settings.complaints_sentence,
  };
}
