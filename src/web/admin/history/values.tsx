import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { HistoryEntry } from "#contracts/history.ts";
import { isRole } from "#domain/accounts/roles.ts";
import type { CertificateKind } from "#domain/companies/certificates.ts";
import { colonOf } from "#domain/language/colon-of.ts";
import type { Locale } from "#domain/language/language.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import { type ReviewReason, reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { paymentStatuses, staffPaymentStatus } from "#domain/payments/payment-status.ts";
import { byQuoteStatus, quoteStatusTable } from "#domain/quotes/quote-status.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { gateStateWords, gateWords, holdWords, orderStateWords } from "../../parts/orders/order-words.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { certificateKindWords } from "../companies/company-words.ts";
import { providerLabels } from "../payments/provider-labels.ts";
import { channelWords } from "../quotes/offer/channel-words.ts";
import { settingLabels } from "../settings/setting-labels.ts";
import { partLabels } from "../texts/text-words.ts";
import { useFormats } from "../use-formats.ts";

/** What the values of the history are called. One that is not listed is named as the history names it. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  ...settingLabels,
  status: msg`Status`,
  total_cents: msg`Total`,
  logo_fee_cents: msg`Logo price`,
  amount_cents: msg`Amount`,
  rejection_reason: msg`Reason`,
  reason: msg`Reason`,
  printing_type: msg`Printing`,
  paid_at: msg`Paid on`,
  deleted_at: msg`Deleted on`,
  to_check: msg`To check`,
  customer_email: msg`Email`,
  email: msg`Email`,
  name: msg`Name`,
  telephone: msg`Phone`,
  revoked: msg`Links ended`,
  provider: msg`Provider`,
  received_on: msg`Received on`,
  siren: msg`SIREN`,
  vat_number: msg`VAT number`,
  terms: msg`Payment terms`,
  credit_limit_cents: msg`Credit limit`,
  billing_address: msg`Billing address`,
  shipping_address: msg`Shipping address`,
  title: msg`Position`,
  kind: msg`Kind`,
  number: msg`Number`,
  proof: msg`Proof`,
  states: msg`States`,
  signed_by: msg`Signed by`,
  signed_on: msg`Signed on`,
  expires_on: msg`Expires on`,
  checked_at: msg`Checked`,
  file_name: msg`File`,
  note: msg`Note`,
  dispute: msg`Dispute`,
  state: msg`State`,
  hold_reason: msg`On hold for`,
  promised_on: msg`Leaves on`,
  counts: msg`Counted`,
  gate: msg`Gate`,
  gate_state: msg`Stands`,
  address: msg`Address`,
  lead_days: msg`Lead time`,
  choice: msg`Choice`,
  units: msg`Bags`,
  carrier: msg`Carrier`,
  tracking: msg`Tracking number`,
  bags: msg`Bags of each line`,
  cartons: msg`Cartons`,
  shipped_on: msg`Shipped on`,
  undone: msg`What`,
  difference_cents: msg`Difference`,
  in_hands_on: msg`Needed on`,
  sessions: msg`Sessions ended`,
  is_admin: msg`Role`,
  role: msg`Role`,
  language: msg`Language`,
  accepted_by: msg`Accepted by`,
  valid_until: msg`Valid until`,
  text: msg`Text`,
  line: msg`Line of the offer`,
  channel: msg`How it came`,
  answered_on: msg`Answered on`,
  answered_by: msg`By whom`,
  description: msg`Description`,
  active: msg`In use`,
  breaks: msg`Breaks`,
  pictures: msg`Pictures`,
  name_fr: msg`Title in French`,
  description_fr: msg`Text in French`,
  ...partLabels,
};

/** What the values of an order's history are called. */
const orderValues: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  state: orderStateWords,
  gate: gateWords,
  gate_state: gateStateWords,
  hold_reason: holdWords,
  choice: { take: msg`These bags`, rest: msg`The rest`, all: msg`All of them` } satisfies Record<
    SettlementChoice,
    MessageDescriptor
  >,
};

/** Said by the verb of the entry, or of no use to a reader. */
const leftOut = new Set(["deleted", "job", "read_at", "version", "assignee_id", "company_id"]);

/** The values that a change left, in words, as far as they are short enough to be read at a glance. */
export function Values({ entry }: { entry: HistoryEntry }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const locale = useLocale();
  const after = entry.after ?? {};
  // The role says what the flag does, and more.
  const isSaid = (name: string) => leftOut.has(name) || (name === "is_admin" && "role" in after);
  const shown = Object.entries(after).flatMap(([name, value]) => {
    const words = isSaid(name)
      ? undefined
      : wordsOf(name, value, { i18n, locale, formats, subject: entry.subject });
    return words === undefined ? [] : [`${labelOf(name, i18n)}${colonOf(locale)} ${words}`];
  });
  if (shown.length === 0) return null;
  return <p className="tabular line-clamp-2 text-sm break-words text-ink-2">{shown.join(" · ")}</p>;
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
  if (typeof value === "number") return name.endsWith("_cents") ? formats.money(value) : formats.count(value);
  if (name === "is_admin") return value === true ? i18n._(msg`Admin`) : i18n._(msg`Utilisateur`);
  if (name === "role") return isRole(value) ? i18n._(roleWords[value]) : i18n._(msg`Utilisateur`);
  if (typeof value === "boolean" && (name in settingLabels || name === "active"))
    return value === true ? i18n._(msg`On`) : i18n._(msg`Off`);
  if (name === "mark_picture" || name === "hero_picture")
    return value === null ? i18n._(msg`the original`) : i18n._(msg`of your own`);
  if (name in settingLabels && (value === null || value === "" || isEmptyList(value)))
    return i18n._(msg`none`);
  // Sizes are named by their ids there, and a list has hundreds of breaks; pictures are addresses.
  if ((name === "breaks" || name === "pictures") && Array.isArray(value)) return formats.count(value.length);
  if (Array.isArray(value)) return value.map(wordsOfItem).join(", ");
  if (typeof value !== "string" || value === "") return undefined;
  if (name === "status") {
    const status = statusMessages(subject)[value];
    return status ? i18n._(status) : value;
  }
  const ofOrder = subject === "order" ? orderValues[name]?.[value] : undefined;
  if (ofOrder) return i18n._(ofOrder);
  if (isCertificateKind(name, value, subject)) return i18n._(certificateKindWords[value]);
  if (isChannel(name, value)) return i18n._(channelWords[value]);
  if (isReviewReason(name, value)) return say(i18n, reviewReasonMessages[value]);
  if (isProvider(name, value)) return i18n._(providerLabels[value]);
  if (isDay(value)) return showDay(value, locale);
  return isMoment(value) ? formats.moment(value) : value;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A line, or a number with what it counts. */
function wordsOfItem(item: unknown): string {
  return isRecord(item) ? Object.values(item).join(" ") : String(item);
}

function labelOf(name: string, i18n: I18n): string {
  const label = labels[name];
  if (label) return i18n._(label);
  const plain = name.replace(/_(cents|at)$/, "").replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
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
