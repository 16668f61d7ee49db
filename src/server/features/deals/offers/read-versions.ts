import type { QuoteVersionAnswer, VersionPlanItem } from "#contracts/quotes/versions.ts";
import { vatOfSale } from "#domain/france/sale-vat.ts";
import { madeChoices } from "#domain/offers/acceptance.ts";
import { answerDiscount } from "#domain/offers/line-discount.ts";
import type { OfferContent } from "#domain/offers/offer.ts";
import { type PlanItem, workOutPlan } from "#domain/offers/plan.ts";
import { isExpired } from "#domain/offers/validity.ts";
import { defaultChoices, hasTotal, withoutTaxes, workOutOffer } from "#domain/offers/work-out-offer.ts";
import type { Actor } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { findAcceptance, type StandingAcceptance } from "../model/acceptances.repository.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import { partiesOf } from "../model/offer-parties.ts";
import { readQuote } from "../model/read-quote.ts";
import { askedOf, choicesOf } from "../model/stored-content.ts";
import { amountColumns, findVersions, type QuoteVersion } from "../model/versions.repository.ts";
import { presentLines, presentOption } from "./present-lines.ts";
import { refusalToUndo } from "./refusal-to-undo.ts";

type Reading = Pick<Services, "db" | "shop" | "clock">;

/**
 * The versions of a quote for one of its audiences: staff sees all of them, its client those that were sent, the holder of
 * its link the one that stands.
 * @throws 404 as `readQuote` does
 */
export async function readVersions(
  { db, shop, clock }: Reading,
  actor: Actor,
  quoteId: number,
): Promise<QuoteVersionAnswer[]> {
  const quote = await readQuote(db, actor, quoteId);
  const versions = await findVersions(db, quote);
  const acceptance = await findAcceptance(db, quote.id);
  const canUndo =
    acceptance && actor.kind === "staff"
      ? (await refusalToUndo(db, quote.id, acceptance)) === undefined
      : undefined;
  const now = clock();
  const { timeZone } = shop.facts();
  const offered = versions.find(({ row }) => row.state === "sent");
  const isExemptionEnded = offered && (await hasExemptionEnded(db, offered, { at: now, timeZone }));
  return seenBy(actor, versions).map((version) => ({
    ...presentVersion(version, { acceptance, canUndo, audience: actor.kind, now, timeZone }),
    ...(version === offered && { is_exemption_ended: isExemptionEnded }),
  }));
}

/** A version that this reader may see, or the draft; undefined where there is none. */
export async function readVersion(
  services: Reading,
  actor: Actor,
  { quoteId, number }: { readonly quoteId: number; readonly number: number | "draft" },
): Promise<QuoteVersionAnswer | undefined> {
  const versions = await readVersions(services, actor, quoteId);
  return versions.find((each) => (number === "draft" ? each.state === "draft" : each.number === number));
}

/** The version in force: sent last, and neither recalled nor replaced. */
export async function readVersionInForce(
  services: Reading,
  actor: Actor,
  quoteId: number,
): Promise<QuoteVersionAnswer | undefined> {
  const versions = await readVersions(services, actor, quoteId);
  return versions.findLast(({ state }) => state === "sent" || state === "accepted");
}

/** The version that staff writes, or sent last. */
export async function readLatestVersion(
  { db, shop, clock }: Reading,
  quote: Parameters<typeof findVersions>[1],
) {
  const latest = (await findVersions(db, quote)).at(-1);
  if (!latest) throw new Error(`quote ${quote.id} has no version`);
  const acceptance = await findAcceptance(db, quote.id);
  return presentVersion(latest, {
    acceptance,
    audience: "staff",
    now: clock(),
    timeZone: shop.facts().timeZone,
  });
}

/** The versions that this reader may see. */
export function seenBy(actor: Actor, versions: readonly QuoteVersion[]): readonly QuoteVersion[] {
  if (actor.kind === "staff") return versions;
  const sent = versions.filter(({ row }) => row.state !== "draft");
  return actor.kind === "client" || actor.kind === "offer-link"
    ? sent
    : sent.filter(({ row }) => row.state !== "superseded").slice(-1);
}

interface Seen {
  readonly acceptance: StandingAcceptance | undefined;
  /** Where staff asks. */
  readonly canUndo?: boolean | undefined;
  readonly audience: Actor["kind"];
  readonly now: Date;
  readonly timeZone: string;
}

/** A version as this reader sees it. */
export function presentVersion(
  { row, content: offered }: QuoteVersion,
  { acceptance, canUndo, audience, now, timeZone }: Seen,
): QuoteVersionAnswer {
  const ownAcceptance = acceptance?.version_id === row.id ? acceptance : undefined;
  // Before versions said it themselves, the exemption was found when they were accepted.
  const isFoundLate =
    row.exempt_certificate_id === null && (ownAcceptance?.exempt_certificate_id ?? null) !== null;
  const content = isFoundLate ? withoutTaxes(offered) : offered;
  const choices = ownAcceptance && madeChoices(content, choicesOf(ownAcceptance.choices));
  const worked = workOutOffer(content, choices);
  // What was agreed to is another sum than what was sent where something was chosen.
  const isOther = isFoundLate || (choices !== undefined && content.options.length > 0);
  const amounts = isOther ? amountColumns(worked) : row;
  const totalCents = choices || hasTotal(content.options) ? amounts.total_cents : null;
  const isBuyerExempt = isFoundLate || row.exempt_certificate_id !== null;
  const french = partiesOf(row.snapshot)?.french;
  const isStaff = audience === "staff";
  const isAccepted = row.state === "accepted";
  return {
    number: row.number,
    state: row.state,
    rounding: content.rounding,
    discount: content.discount ? answerDiscount(content.discount) : null,
    discount_cents: worked.discountCents,
    goods_cents: amounts.goods_cents,
    freight_cents: amounts.freight_cents,
    is_freight_open: worked.isFreightOpen,
    tax_profile_id: row.tax_profile_id,
    taxes: worked.taxes.map(({ name, ppm, cents, reason }) => ({
      ...{ name, percent: ppm / 10_000, cents },
      ...(reason && { reason }),
    })),
    tax_cents: amounts.tax_cents,
    is_tax_exempt: isBuyerExempt,
    ...(french && {
      vat_reason:
        vatOfSale(content.tax, { isVatExempt: french.seller.is_vat_exempt, isBuyerExempt })?.reason ?? null,
    }),
    freight_taxable: content.tax?.freightTaxable ?? false,
    setup_taxable: content.tax?.setupTaxable ?? false,
    total_cents: totalCents,
    tolerance_percent: row.tolerance_ppm / 10_000,
    tolerance_under_percent: (row.tolerance_under_ppm ?? row.tolerance_ppm) / 10_000,
    intro: row.intro,
    terms: row.terms,
    note: isStaff ? row.note : null,
    valid_days: row.valid_days,
    valid_until: row.valid_until,
    is_expired: !isAccepted && isExpired(row.valid_until, now, timeZone),
    hash: row.hash,
    sent_at: row.sent_at,
    first_viewed_at: isStaff ? row.first_viewed_at : null,
    ...(audience !== "link" && { asked: presentAsked(row.asked, offered) }),
    lines: presentLines(content, choices ?? defaultChoices(content.options), isStaff),
    options: content.options.map((option) => presentOption(content, option, isStaff)),
    plan: presentPlan(content.plan ?? [], ownAcceptance ? ownAcceptance.total_cents : totalCents),
    // The holder of a link is told that it was accepted, and when; name, code, order and choices are the client's.
    ...(audience === "link"
      ? { acceptance: null, accepted: ownAcceptance ? presentToLink(ownAcceptance) : null }
      : {
          acceptance: ownAcceptance
            ? {
                ...presentAcceptance(ownAcceptance, audience),
                ...(canUndo !== undefined && { can_undo: canUndo }),
              }
            : null,
        }),
  };
}

function presentAsked(json: string | null, { options }: OfferContent): QuoteVersionAnswer["asked"] {
  if (json === null) return null;
  const { text, line = null, choices = {}, at } = askedOf(json);
  const picked = options.flatMap(({ id, choices: offered }) => {
    const made = new Set([choices[id] ?? []].flat());
    return offered.flatMap((choice) => (made.has(choice.id) ? [choice.title] : []));
  });
  return { text, line, picked, at };
}

function presentToLink({ kind, created_at }: StandingAcceptance) {
  return { by_payment: kind === "paid", at: created_at };
}

/** Every item with its amount of the total that was accepted, or with the default choices where they make one. */
function presentPlan(plan: readonly PlanItem[], totalCents: number | null): VersionPlanItem[] {
  if (plan.length === 0) return [];
  const worked = totalCents === null ? [] : workOutPlan(totalCents, plan);
  return plan.map(({ kind, part, due, days }, index) => ({
    kind,
    percent: part !== "rest" && "ppm" in part ? part.ppm / 10_000 : null,
    amount: part !== "rest" && "cents" in part ? part.cents / 100 : null,
    rest: part === "rest",
    due,
    days: days ?? null,
    amount_cents: worked[index]?.amountCents ?? null,
  }));
}

function presentAcceptance(acceptance: StandingAcceptance, audience: Actor["kind"]) {
  const { kind, created_at, name, title, po_number, choices } = acceptance;
  const { total_cents, hash, order_number, order_id, link_email } = acceptance;
  // A link may be handed on: it says that the offer was accepted, and not by whom (SPEC-4.39).
  const isNamed = audience !== "offer-link";
  return {
    ...{ kind, at: created_at, name: isNamed ? name : null, title: isNamed ? title : null, po_number },
    ...{ choices: choicesOf(choices), total_cents, hash, order_number, order_id },
    ...(audience === "staff" && { link_email }),
  };
}
