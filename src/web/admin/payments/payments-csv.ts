import type { Locale } from "#domain/language/language.ts";
import { csvText } from "#domain/text/csv.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";

interface Say {
  readonly status: (payment: ReadPayment) => string;
  readonly moment: (moment: string) => string;
  readonly heads: readonly string[];
}

/**
 * The payments as a CSV file: ID, Client, Email, Produit, Montant, Devis, Date, Statut, then what was paid
 * back and the provider.
 */
export function paymentsCsv(payments: readonly ReadPayment[], say: Say, locale: Locale): string {
  const rows = payments.map((payment) => [
    payment.payment_intent_id,
    payment.customer_name,
    payment.customer_email,
    payment.product_name,
    { cents: payment.amount_cents },
    payment.quote_reference ?? payment.quote_id,
    say.moment(payment.created_at),
    say.status(payment),
    { cents: payment.refunded_cents },
    payment.provider,
  ]);
  return csvText([say.heads, ...rows], locale);
}
