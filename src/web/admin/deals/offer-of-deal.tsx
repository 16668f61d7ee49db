import { Trans, useLingui } from "@lingui/react/macro";
import { listColleagues } from "#contracts/accounts/accounts.ts";
import { assignQuote, setQuoteCompany } from "#contracts/quotes/quotes.ts";
import { showUnitPrice } from "#domain/money/show-money.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { staffToken } from "../../parts/accounts/staff-token.ts";
import { ArtworkSection } from "../../parts/artwork/artwork-section.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { RowOptions } from "../../parts/forms/options.tsx";
import { AskedChange } from "../../parts/offers/asked-change.tsx";
import { LineDetails } from "../../parts/offers/line-details.tsx";
import { linesOfQuote } from "../../parts/offers/lines-of-quote.ts";
import { SketchPicture } from "../../parts/sketch/sketch-picture.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";
import { Allowed, useMay } from "../allowed.tsx";
import { doAsStaff, requireStaffToken } from "../call-as-staff.ts";
import { useCompaniesOfClient } from "../companies/use-companies.ts";
import { LogoPreview } from "../quotes/artwork/logo-preview.tsx";
import { ClientAccess } from "../quotes/detail/client-access.tsx";
import { PrintingForm } from "../quotes/detail/printing-form.tsx";
import { QuoteFacts } from "../quotes/detail/quote-facts.tsx";
import { OwnName, QuoteLines } from "../quotes/detail/quote-lines.tsx";
import type { usePrinting } from "../quotes/detail/quote-record.tsx";
import { OfferDesk } from "../quotes/offer/offer-desk.tsx";
import { QuoteReminders } from "../quotes/reminders/quote-reminders.tsx";
import { RecordSection } from "../records/record-section.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import type { Deal } from "./use-deal.ts";

interface OfferOfDealProps {
  readonly deal: Deal;
  readonly printing: ReturnType<typeof usePrinting>;
  readonly isWriting: boolean;
  readonly onWritten: () => void;
  readonly onOfferDirty: (isDirty: boolean) => void;
}

/** What the client asked for, the buyer's files first, and the shop's offer beside it. */
export function OfferOfDeal({ deal, printing, isWriting, onWritten, onOfferDirty }: OfferOfDealProps) {
  const may = useMay();
  const { quote, current } = deal;
  // What was asked for and what is offered may differ: each has a table of its own.
  const isOffered = !quote.agreed && current !== undefined && may("prices.read");
  const request = <Request quote={quote} isOffered={isOffered} />;
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 content-start gap-6 max-xl:order-last">
        {quote.agreed ? (
          // What counts is what was agreed on.
          <Disclosure summary={<Trans>The request</Trans>}>{request}</Disclosure>
        ) : (
          <RecordSection id="quote-request" title={<Trans>The request</Trans>}>
            {request}
          </RecordSection>
        )}
        <Allowed to="artwork.write">
          <PrintingForm quote={quote} typed={printing.typed} onType={printing.type} />
        </Allowed>
        <Allowed to="quotes.write">
          <Assignee quote={quote} />
          <CompanyOfQuote quote={quote} />
          <ClientAccess quote={quote} />
        </Allowed>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {quote.stage === "changes_asked" && current?.asked && (
          <Banner title={<Trans>The client asks for a change</Trans>}>
            <AskedChange asked={current.asked} />
          </Banner>
        )}
        {!isOffered && <QuoteLines quote={quote} />}
        {may("prices.read") && (
          <>
            <OfferDesk quote={quote} isOpened={isWriting} onClosed={onWritten} onDirty={onOfferDirty} />
            {quote.stage !== "accepted" && <QuoteReminders quote={quote} />}
          </>
        )}
      </div>
    </div>
  );
}

function Request({ quote, isOffered }: { readonly quote: ReadQuoteForStaff; readonly isOffered: boolean }) {
  const bearer = staffToken.use();
  return (
    <div className="grid gap-6">
      {quote.has_sketch && (
        <SketchPicture
          quoteId={quote.id}
          bearer={bearer}
          className="aspect-square max-w-sm rounded-md border border-line"
        />
      )}
      {quote.logo_file && <LogoPreview quote={quote} />}
      {isOffered && <AskedLines quote={quote} />}
      <QuoteFacts quote={quote} />
      <ArtworkOfDeal quoteId={quote.id} />
    </div>
  );
}

/** What was asked for, short: beside it stands what is offered, with its sums. */
function AskedLines({ quote }: { readonly quote: ReadQuoteForStaff }) {
  const { t, i18n } = useLingui();
  const { count, money } = useFormats();
  const style = useMoney();
  return (
    <ul aria-label={t`Lines of the quote`} className="grid gap-3">
      {linesOfQuote(quote).map(({ units, unitPriceE4, amountCents, ...line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
        <li key={index} className="wrap-anywhere">
          {shownLineName(line.name, (words) => say(i18n, words))}
          <OwnName quote={quote} index={index} />
          <LineDetails {...line} />
          <span className="tabular flex justify-between gap-3 text-sm text-ink-2">
            <span>
              {units !== undefined && count(units)}
              {unitPriceE4 !== undefined && ` × ${showUnitPrice(unitPriceE4, style)}`}
            </span>
            {amountCents !== undefined && <span>{money(amountCents)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the buyer and staff sent beside the logo. */
function ArtworkOfDeal({ quoteId }: { readonly quoteId: number }) {
  const mayAdd = useMay()("artwork.write");
  const reader = { quoteId, kind: "staff", mayAdd, bearer: requireStaffToken } as const;
  return (
    <section aria-labelledby="artwork-title">
      <h3 id="artwork-title" className="mb-2 text-base">
        <Trans>Artwork files</Trans>
      </h3>
      <ArtworkSection reader={reader} />
    </section>
  );
}

/** The user whom a quote is assigned to; a choice is saved at once. */
function Assignee({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const colleagues = useStaffQuery({
    queryKey: ["users", "colleagues"],
    read: async (ask) => (await ask(listColleagues, {})).colleagues,
  });
  const assigning = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "history"],
    mutationFn: (user_id: number | null) =>
      doAsStaff(assignQuote, { params: { id: quote.id }, body: { user_id } }, { version: quote.version }),
  });
  return (
    <div>
      <FormProblem problem={assigning.problem} />
      <SelectField
        label={t`Assigned to`}
        value={quote.assignee_id ?? ""}
        disabled={assigning.isPending || !colleagues.data}
        onChange={(event) => assigning.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">{t`Not assigned`}</option>
        <RowOptions of={colleagues.data ?? []} />
      </SelectField>
    </div>
  );
}

/** Which of the client's companies a quote is for; shown where there is one. A choice is saved at once. */
function CompanyOfQuote({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const { data: companies = [] } = useCompaniesOfClient(quote.client_id);
  const choosing = useStaffMutation({
    what: "quotes",
    invalidates: ["quote", "quotes", "companies", "history"],
    mutationFn: (company_id: number | null) =>
      doAsStaff(
        setQuoteCompany,
        { params: { id: quote.id }, body: { company_id } },
        { version: quote.version },
      ),
  });
  if (companies.length === 0) return null;
  const [only, ...others] = companies;
  return (
    <div>
      <FormProblem problem={choosing.problem} />
      <SelectField
        label={t`For the company`}
        value={quote.company_id ?? ""}
        disabled={choosing.isPending}
        onChange={(event) => choosing.mutate(Number(event.currentTarget.value) || null)}
      >
        <option value="">
          {only && others.length === 0 ? t`${only.name}, as the only one` : t`None of them`}
        </option>
        <RowOptions of={companies} />
      </SelectField>
    </div>
  );
}
