import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HistoryEntry } from "#contracts/history.ts";
import { isRole } from "#domain/accounts/roles.ts";
import type { CertificateKind } from "#domain/companies/certificates.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import { colonOf } from "#domain/language/colon-of.ts";
import type { Locale } from "#domain/language/language.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import { type ReviewReason, reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { paymentStatuses, staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { byQuoteStatus, quoteStatusTable } from "#domain/quotes/quote-status.ts";
import { shopPictureNames } from "#domain/settings/shop-settings.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { invoiceKindWords } from "../../parts/invoices/invoice-words.ts";
import { gateWords, holdWords, orderStateWords } from "../../parts/orders/order-words.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { certificateKindWords } from "../companies/company-words.ts";
import { providerLabels } from "../payments/provider-labels.ts";
import { channelWords } from "../quotes/offer/channel-words.ts";
import { settingLabels } from "../settings/setting-labels.ts";
import { useFormats } from "../use-formats.ts";
import { auditWords } from "./audit-words.ts";
import { valueLabels } from "./value-labels.ts";

/** What the values of an order's history are called. */
const orderValues: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  state: orderStateWords,
  gate: gateWords,
  hold_reason: holdWords,
  choice: { take: msg`These bags`, rest: msg`The rest`, all: msg`All of them` } satisfies Record<
    SettlementChoice,
    MessageDescriptor
  >,
};

/** Stored as 0 and 1. */
const questions = new Set(["dispo", "is_draft", "freight_taxable", "setup_taxable"]);

/** The values that a change left, in words, as far as they are short enough to be read at a glance. */
export function Values({ entry }: { entry: HistoryEntry }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  const after = entry.after ?? {};
  const shown = Object.entries(after).flatMap(([name, value]) => {
    const label = valueLabels[name];
    // The role says what the flag does, and more.
    if (!label || (name === "is_admin" && "role" in after) || isSaid(name, entry.action)) return [];
    const words = wordsOf(name, value, { i18n, locale, formats, subject: entry.subject });
    return words === undefined ? [] : [`${i18n._(label)}${colonOf(locale)} ${words}`];
  });
  if (shown.length === 0) return null;
  return <p className="tabular line-clamp-2 text-sm break-words text-ink-2">{shown.join(" · ")}</p>;
}

/** The verb of the entry says already how it stands since; a step back says where to. */
function isSaid(name: string, action: string): boolean {
  if (name === "status") return action === "quote.send-offer" || action === "quote.request";
  return (
    name === "state" && action.startsWith("order.") && action !== "order.correct" && action !== "order.undo"
  );
}

interface Reading {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly formats: ReturnType<typeof useFormats>;
  readonly subject: string;
}

function wordsOf(
  name: string,
  value: unknown,
  { i18n, locale, formats, subject }: Reading,
): string | undefined {
  if (questions.has(name)) return value === 1 || value === true ? i18n._(msg`yes`) : i18n._(msg`no`);
  if (typeof value === "number") return wordsOfNumber(name, value, formats);
  if (name === "is_admin") return value === true ? i18n._(msg`Admin`) : i18n._(msg`Utilisateur`);
  if (name === "role") return isRole(value) ? i18n._(roleWords[value]) : i18n._(msg`Utilisateur`);
  if (typeof value === "boolean" && (name in settingLabels || name === "active"))
    return value === true ? i18n._(msg`On`) : i18n._(msg`Off`);
  if (shopPictureNames.some((picture) => picture === name))
    return value === null ? i18n._(msg`the original`) : i18n._(msg`of your own`);
  if (name in settingLabels && (value === null || value === "" || isEmptyList(value)))
    return i18n._(msg`none`);
  // Sizes are named by their ids there, and a list has hundreds of breaks; pictures are addresses.
  if ((name === "breaks" || name === "pictures") && Array.isArray(value)) return formats.count(value.length);
  if (Array.isArray(value)) return value.map((item) => wordsOfItem(item, formats)).join(", ");
  if (typeof value !== "string" || value === "") return undefined;
  if (name === "undone") return i18n._(auditWords(value));
  if (name === "status") {
    const status = statusMessages(subject)[value];
    return status ? i18n._(status) : value;
  }
  const ofOrder = subject === "order" ? orderValues[name]?.[value] : undefined;
  if (ofOrder) return i18n._(ofOrder);
  if (isInvoiceKind(name, value, subject)) return i18n._(invoiceKindWords[value]);
  if (isCertificateKind(name, value, subject)) return i18n._(certificateKindWords[value]);
  if (isChannel(name, value)) return i18n._(channelWords[value]);
  if (isReviewReason(name, value)) return say(i18n, reviewReasonMessages[value]);
  if (isProvider(name, value)) return i18n._(providerLabels[value]);
  if (isDay(value)) return showDay(value, locale);
  return isMoment(value) ? formats.moment(value) : value;
}

function wordsOfNumber(name: string, value: number, formats: Reading["formats"]): string {
  if (name.endsWith("_cents")) return formats.money(value);
  return name.endsWith("_e4") ? formats.unitPrice(value) : formats.count(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A line, or a number with what it counts. */
function wordsOfItem(item: unknown, formats: Reading["formats"]): string {
  if (!isRecord(item)) return String(item);
  return Object.values(item)
    .map((each) => (typeof each === "number" ? formats.count(each) : String(each)))
    .join(" ");
}

function statusMessages(subject: string): Readonly<Record<string, MessageDescriptor>> {
  if (subject === "quote") return byQuoteStatus((status) => quoteStatusTable[status].staffLabel);
  return Object.fromEntries(paymentStatuses.map((status) => [status, staffPaymentStatus(status).label]));
}

function isReviewReason(name: string, value: string): value is ReviewReason {
  return name === "to_check" && value in reviewReasonMessages;
}

function isChannel(name: string, value: string): value is keyof typeof channelWords {
  return name === "channel" && value in channelWords;
}

function isInvoiceKind(name: string, value: string, subject: string): value is InvoiceKind {
  return subject === "invoice" && name === "kind" && value in invoiceKindWords;
}

/** Of what a company's history tells, a certificate alone has a kind. */
function isCertificateKind(name: string, value: string, subject: string): value is CertificateKind {
  return subject === "company" && name === "kind" && value in certificateKindWords;
}

function isProvider(name: string, value: string): value is keyof typeof providerLabels {
  return name === "provider" && value in providerLabels;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text);
}
