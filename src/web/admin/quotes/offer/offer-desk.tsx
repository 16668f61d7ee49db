import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { sendOffer } from "#contracts/quotes/offers.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { findExemption } from "#domain/companies/certificates.ts";
import { shipToState } from "#domain/companies/ship-to-state.ts";
import { intlLocale } from "#domain/language/language.ts";
import { firstTaxProfileId } from "#domain/offers/first-tax-profile.ts";
import { printLineNames } from "#domain/offers/print-line-names.ts";
import { deliveryFeeState } from "#domain/offers/retail-delivery-fee.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { say } from "../../../words/say.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useCompaniesOfClient, useCompany } from "../../companies/use-companies.ts";
import { QueryState } from "../../forms/query-problem.tsx";
import { useSettings, useTaxProfiles } from "../../settings/use-settings.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { OfferActions } from "./offer-actions.tsx";
import { OfferEditor } from "./offer-editor.tsx";
import { asSettled, typedOfRequest, typedOfVersion } from "./read-offer.ts";
import { SendDialog } from "./send-dialog.tsx";
import { SentVersions } from "./sent-versions.tsx";
import { type CostedVersion, currentOf, draftOf, useVersionCosts, useVersions } from "./use-versions.ts";
import { useWordsOf } from "./use-words-of.ts";

interface OfferDeskProps {
  readonly quote: ReadQuoteForStaff;
  /** The next offer is to be written, though nothing of it is stored yet. */
  readonly isOpened: boolean;
  readonly onClosed: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** The shop's side of the offer: what was sent, what can be done to it, and the draft of the next one. */
export function OfferDesk(props: OfferDeskProps) {
  const query = useVersions(props.quote.id);
  return (
    <section aria-labelledby="offer" className="grid min-w-0 content-start gap-4">
      <h3 id="offer" className="text-base">
        <Trans>Offer</Trans>
      </h3>
      <QueryState query={query} lines={4} />
      {query.data && <Desk {...props} versions={query.data} />}
    </section>
  );
}

interface DeskProps extends OfferDeskProps {
  readonly versions: readonly QuoteVersionAnswer[];
}

function Desk({ quote, versions, isOpened, onClosed, onDirty }: DeskProps) {
  const locale = intlLocale(useLocale());
  const [isSending, setSending] = useState(false);
  const may = useMay();
  const settings = useSettings();
  const words = useWordsOf(quote.language ?? "en");
  const profiles = useTaxProfiles();
  const place = useTaxPlace(quote);
  const costs = useVersionCosts(quote.id);
  const hasCosts = !(costs.isEnabled && costs.isPending);
  const isReady =
    hasCosts && !settings.isPending && !profiles.isPending && words !== undefined && place !== undefined;
  const draft = draftOf(versions);
  const current = currentOf(versions);
  // Nothing was written beside the offer in force: the server says so, or drafts it anew where its exemption has ended.
  const sendingAsIs = useStaffMutation({
    invalidates: ["quotes", "quote", "versions", "history"],
    mutationFn: () =>
      doAsStaff(sendOffer, { params: { id: quote.id }, body: {} }, { version: quote.version }),
    problemToast: true,
  });
  // The draft of an untouched quote is the request itself.
  const isBegun = draft !== undefined && (draft.rounding === "per-line" || quote.stage === "drafting");
  const canEdit = may("quotes.write") && canMove(quote, "edit");
  const isWriting = canEdit && (isBegun || isOpened);
  // What this screen saved itself stands with the version already.
  const withCosts = (version: CostedVersion): CostedVersion => ({
    unit_costs: costs.data?.find(({ number }) => number === version.number)?.typed,
    ...version,
  });
  const first = () => {
    if (isBegun) return typedOfVersion(withCosts(draft), { locale, isWritten: true });
    const copied = current ?? (quote.lines.length === 0 ? draft : undefined);
    const offer = copied
      ? typedOfVersion(withCosts(copied), { locale, isWritten: false })
      : typedOfRequest(quote, locale, (kind) => (words ? say(words, printLineNames[kind]) : ""));
    if (!settings.data) return offer;
    const { values } = settings.data;
    const usual = { state: place?.state ?? "", usualId: values.default_tax_profile_id };
    const default_tax_profile_id = firstTaxProfileId(profiles.data ?? [], usual);
    return asSettled(offer, { ...values, default_tax_profile_id }, copied !== undefined);
  };
  return (
    <>
      {!isWriting && current === undefined && (
        <p className="text-ink-2">
          <Trans>Nothing has been offered yet.</Trans>
        </p>
      )}
      <SentVersions
        {...{ quote, versions, costs: costs.data }}
        // What was agreed on stands above already, and an offer that is written anew has lines of its own.
        openNumber={quote.agreed || isWriting ? undefined : current?.number}
      />
      <OfferActions quote={quote} current={current} hasDraft={draft !== undefined} onDiscarded={onClosed} />
      {isWriting && !isReady && <SkeletonText lines={6} />}
      {isWriting && isReady && (
        <OfferEditor
          quote={quote}
          stored={draft && withCosts(draft)}
          first={first()}
          deliveryFee={
            place.state === deliveryFeeState && !place.isExempt
              ? (settings.data?.values.retail_delivery_fee ?? null)
              : null
          }
          isExempt={place.isExempt}
          isOpened={isOpened}
          isStored={isBegun || current !== undefined}
          onDirty={onDirty}
          onSend={() => (draft ? setSending(true) : sendingAsIs.mutate(undefined))}
        />
      )}
      {isSending && draft && (
        <SendDialog quote={quote} version={draft} onSent={onClosed} onClose={() => setSending(false)} />
      )}
    </>
  );
}

interface TaxPlace {
  /** Where the goods go: `CO`; empty where it is not known. */
  readonly state: string;
  /** A certificate of the company frees what goes there from sales tax. */
  readonly isExempt: boolean;
}

/** What of a quote's buyer decides about sales tax, as the server looks it up; undefined while it is asked for. */
function useTaxPlace(quote: ReadQuoteForStaff): TaxPlace | undefined {
  const { timeZone } = useRootData().facts;
  const companies = useCompaniesOfClient(quote.client_id);
  const [only, ...others] = companies.data ?? [];
  const record = useCompany(quote.company_id ?? (others.length === 0 ? only?.id : undefined));
  if ([companies, record].some(({ isEnabled, isPending }) => isEnabled && isPending)) return undefined;
  const { company, certificates = [] } = record.data ?? {};
  const state = shipToState({
    delivery: quote.delivery_address,
    shipping: company?.shipping_address ?? null,
    billing: company?.billing_address ?? null,
  });
  const known = certificates.map(({ states, signed_on, expires_on, checked_at }) => ({
    ...{ states, signedOn: signed_on, expiresOn: expires_on, isChecked: checked_at !== null },
  }));
  const today = shopDayAt(new Date(), timeZone);
  return { state, isExempt: findExemption(known, { state, today }) !== undefined };
}
