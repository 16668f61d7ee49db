import { leftToPay } from "../../invoices/left-to-pay.ts";
import { sum } from "../../sum.ts";
import type { Message } from "../../words.ts";
import type { FrenchDocument, FrenchSnapshot, Say } from "./billed-document.ts";
import { amountOf, dayOf } from "./decimals.ts";
import { discountWord } from "./trade-lines.ts";
import { taxBreakdown, tradeTax } from "./trade-tax.ts";
import { element, withAttributes, type XmlElement } from "./xml.ts";

const rounding: Message = /*i18n*/ { id: "france.facturX.rounding", message: "Rounding" };
const creditTerms: Message = /*i18n*/ {
  id: "france.facturX.creditTerms",
  message: "Taken off what is owed, or paid back.",
};

/** How a document is paid, what it comes to, and which ones went before it. */
export function headerSettlement(document: FrenchDocument, say: Say): XmlElement | undefined {
  const { snapshot, kind } = document;
  const { french, previous, credit_of, quote_reference, currency } = snapshot;
  const sums = sumsOf(snapshot);
  const taxed = { ...sums, taxCents: snapshot.tax_cents, isOnDebits: french.is_vat_on_debits };
  return element(
    "ram:ApplicableHeaderTradeSettlement",
    element("ram:PaymentReference", quote_reference),
    element("ram:InvoiceCurrencyCode", currency),
    kind === "credit" ? undefined : paymentMeans(snapshot),
    taxBreakdown(french.vat, taxed, say),
    ...adjustments(snapshot, sums, say),
    paymentTerms(document, say),
    summation(snapshot, sums),
    ...[...(credit_of ? [credit_of] : []), ...previous].map(referenced),
  );
}

/** What the lines come to, what is off them or on them, and what is left before tax. */
interface Sums {
  readonly linesCents: number;
  readonly allowanceCents: number;
  readonly chargeCents: number;
  readonly baseCents: number;
}

/** Lines that were rounded once together differ by cents from what they come to: the difference is named. */
function sumsOf({ lines, discount_cents: discount, total_cents, tax_cents }: FrenchSnapshot): Sums {
  const linesCents = sum(lines.map(({ amount_cents }) => amount_cents));
  const baseCents = total_cents - tax_cents;
  const difference = linesCents - discount - baseCents;
  return {
    ...{ linesCents, baseCents },
    allowanceCents: discount + Math.max(0, difference),
    chargeCents: Math.max(0, -difference),
  };
}

function adjustments(
  { discount_cents: discount, french }: FrenchSnapshot,
  { allowanceCents, chargeCents }: Sums,
  say: Say,
): (XmlElement | undefined)[] {
  const adjustment = (isCharge: boolean, cents: number, reason: Message, code?: string) =>
    cents === 0
      ? undefined
      : element(
          "ram:SpecifiedTradeAllowanceCharge",
          element("ram:ChargeIndicator", element("udt:Indicator", String(isCharge))),
          element("ram:ActualAmount", amountOf(cents)),
          element("ram:ReasonCode", code),
          element("ram:Reason", say(reason)),
          tradeTax("ram:CategoryTradeTax", french.vat),
        );
  return [
    adjustment(false, discount, discountWord, "95"),
    adjustment(false, allowanceCents - discount, rounding),
    adjustment(true, chargeCents, rounding),
  ];
}

/** A transfer to the shop's account: within SEPA where the account is an IBAN. */
function paymentMeans({ pay_to: account }: FrenchSnapshot): XmlElement | undefined {
  if (!account) return undefined;
  const number = account.account.replaceAll(/\s/g, "").toUpperCase();
  const isIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number);
  const code = account.code?.replaceAll(/\s/g, "").toUpperCase() ?? "";
  return element(
    "ram:SpecifiedTradeSettlementPaymentMeans",
    element("ram:TypeCode", isIban ? "58" : "30"),
    element(
      "ram:PayeePartyCreditorFinancialAccount",
      element(isIban ? "ram:IBANID" : "ram:ProprietaryID", number),
    ),
    /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(code)
      ? element("ram:PayeeSpecifiedCreditorFinancialInstitution", element("ram:BICID", code))
      : undefined,
  );
}

/** The day on which it is due; of one that is paid, the day on which it was. */
function paymentTerms({ kind, dueOn, snapshot }: FrenchDocument, say: Say): XmlElement | undefined {
  if (kind === "credit")
    return element("ram:SpecifiedTradePaymentTerms", element("ram:Description", say(creditTerms)));
  const paidOn = snapshot.paid.at(-1)?.on;
  const day = leftToPay(snapshot) === 0 && paidOn !== undefined ? paidOn : dueOn;
  return element(
    "ram:SpecifiedTradePaymentTerms",
    element("ram:DueDateDateTime", withAttributes("udt:DateTimeString", { format: "102" }, dayOf(day))),
  );
}

/** What was invoiced before and what was paid is prepaid, so that what is due is what the paper asks for. */
function summation(snapshot: FrenchSnapshot, sums: Sums): XmlElement | undefined {
  const { total_cents: total, tax_cents, currency } = snapshot;
  const left = leftToPay(snapshot);
  const amount = (name: string, cents: number) => element(name, amountOf(cents));
  return element(
    "ram:SpecifiedTradeSettlementHeaderMonetarySummation",
    amount("ram:LineTotalAmount", sums.linesCents),
    amount("ram:ChargeTotalAmount", sums.chargeCents),
    amount("ram:AllowanceTotalAmount", sums.allowanceCents),
    amount("ram:TaxBasisTotalAmount", sums.baseCents),
    withAttributes("ram:TaxTotalAmount", { currencyID: currency }, amountOf(tax_cents)),
    amount("ram:GrandTotalAmount", total),
    amount("ram:TotalPrepaidAmount", total - left),
    amount("ram:DuePayableAmount", left),
  );
}

/** A document that went before: the one that is corrected, or one that is taken off. */
function referenced({ number, issued_on }: { readonly number: string; readonly issued_on: string }) {
  return element(
    "ram:InvoiceReferencedDocument",
    element("ram:IssuerAssignedID", number),
    element(
      "ram:FormattedIssueDateTime",
      withAttributes("qdt:DateTimeString", { format: "102" }, dayOf(issued_on)),
    ),
  );
}
