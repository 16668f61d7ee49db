import { Trans } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import type { CompanyAnswer, CompanyRecord } from "#contracts/companies/companies.ts";
import { toRenew } from "#domain/companies/certificates.ts";
import { companyAddressLines } from "#domain/companies/company-address-lines.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { Allowed } from "../allowed.tsx";
import { QuoteLine } from "../quotes/quote-line.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { RecordHistory } from "../records/record-history.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { RecordPart } from "../records/record-part.tsx";
import { useFormats } from "../use-formats.ts";
import { CertificatesOfCompany } from "./certificates-of-company.tsx";
import { CompanyDialog } from "./company-dialog.tsx";
import { useCreditWords } from "./company-words.ts";
import { ContactsOfCompany } from "./contacts-of-company.tsx";
import { useCompany } from "./use-companies.ts";

/** The page of a company: what it agreed to, who buys for it, why it pays no tax, and what was asked for. */
export default function CompanyPage() {
  const id = useRecordId();
  const query = useCompany(id);
  const { day, money } = useFormats();
  const creditWords = useCreditWords();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <RecordPage
        query={query}
        what="staffList"
        title={({ company }) => company.name}
        actions={() => (
          <Allowed to="companies.write">
            <Button data-shortcut="e" onClick={() => setEditing(true)}>
              <Icon of={Pencil} className="size-4" />
              <Trans>Edit</Trans>
            </Button>
          </Allowed>
        )}
      >
        {({ company, contacts, contact_count, proposed, certificates, quotes, open_cents }) => (
          <div className="grid gap-x-8 gap-y-8 md:grid-cols-[2fr_1fr]">
            <div className="grid min-w-0 content-start gap-8">
              <CertificateWarnings certificates={certificates} />
              <Facts>
                <Fact label={<Trans>Payment terms</Trans>}>{creditWords(company)}</Fact>
                <Fact label={<Trans>Open</Trans>}>
                  <span className="tabular">{money(open_cents)}</span>
                </Fact>
                <Fact label={<Trans>SIREN</Trans>}>{company.siren}</Fact>
                <Fact label={<Trans>VAT number</Trans>}>{company.vat_number}</Fact>
                <Fact label={<Trans>Billing address</Trans>}>{linesOf(company.billing_address)}</Fact>
                <Fact label={<Trans>Shipping address</Trans>}>{linesOf(company.shipping_address)}</Fact>
                <Fact label={<Trans>Since</Trans>}>{day(company.created_at)}</Fact>
              </Facts>
              <ContactsOfCompany companyId={id} {...{ contacts, contact_count, proposed }} />
              <CertificatesOfCompany companyId={id} certificates={certificates} />
              <QuotesOfCompany quotes={quotes} />
            </div>
            <RecordHistory subject="company" id={id} />
          </div>
        )}
      </RecordPage>
      {isEditing && query.data && (
        <CompanyDialog company={query.data.company} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

function linesOf(address: CompanyAnswer["billing_address"]): string {
  return address ? companyAddressLines(address).join("\n") : "";
}

/** The quotes of a company's contacts, the newest first. */
function QuotesOfCompany({ quotes }: Pick<CompanyRecord, "quotes">) {
  return (
    <RecordPart id="company-quotes" title={<Trans>Quotes</Trans>} isEmpty={quotes.length === 0}>
      {quotes.map((quote) => (
        <QuoteLine key={quote.id} quote={quote} about={quote.name} />
      ))}
    </RecordPart>
  );
}

/** Certificates that end within 30 days, or have ended: without a new one tax is charged again (L13.6). */
function CertificateWarnings({ certificates }: Pick<CompanyRecord, "certificates">) {
  const locale = useLocale();
  const ending = toRenew(certificates).flatMap(({ id, number, state, expires_on }) =>
    expires_on !== null
      ? [{ id, number, isOver: state === "expired", day: showDay(expires_on, locale) }]
      : [],
  );
  if (ending.length === 0) return null;
  return (
    <div className="grid gap-2">
      {ending.map(({ id, number, isOver, day }) => (
        <Banner key={id} tone={isOver ? "negative" : "caution"}>
          {isOver ? (
            <Trans>
              Tax certificate {number} ended on {day}. Sales tax is charged again until there is a new one.
            </Trans>
          ) : (
            <Trans>
              Tax certificate {number} ends on {day}. Please ask for a new one: after that day sales tax is
              charged.
            </Trans>
          )}
        </Banner>
      ))}
    </div>
  );
}
