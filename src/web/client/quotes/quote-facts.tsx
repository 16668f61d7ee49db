import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { namePlaces } from "#domain/prices/name-places.ts";
import { fabricOf } from "#domain/quotes/fabric-colours.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { FabricSwatch } from "../../parts/quotes/fabric-swatch.tsx";
import { classNames } from "../../ui/class-names.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import { QuoteLogo } from "./quote-logo.tsx";

/** Who asked, what for, and what was said. */
export function QuoteFacts({ quote }: { quote: ReadQuoteForClient }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      <Fact label={<Trans>Name</Trans>}>{quote.name}</Fact>
      <Fact label={<Trans>Email</Trans>}>
        <span className="wrap-anywhere">{quote.email}</span>
        {!quote.is_address_confirmed && (
          <span className="block text-sm text-ink-2 print:hidden">
            <Trans>
              The link that we mailed for this request was not opened yet. Not yours? Please tell us.
            </Trans>
          </span>
        )}
      </Fact>
      <Fact label={<Trans>Phone</Trans>}>{quote.phone}</Fact>
      {quote.company && <Fact label={<Trans>Company</Trans>}>{quote.company}</Fact>}
      {quote.delivery_address && (
        <Fact label={<Trans>Delivery address</Trans>}>{quote.delivery_address}</Fact>
      )}
      {quote.wanted_by && <Fact label={<Trans>Wanted by</Trans>}>{showDay(quote.wanted_by, locale)}</Fact>}
      {quote.po_number && <Fact label={<Trans>Purchase order</Trans>}>{quote.po_number}</Fact>}
      {quote.product_colors.length > 0 && (
        <Fact label={<Trans>Bag colors</Trans>} isWide>
          <QuoteColours colours={quote.product_colors} />
        </Fact>
      )}
      {quote.is_logo_required && (
        <Fact label={<Trans>Logo</Trans>} isWide>
          <QuoteLogo quote={quote} />
          {quote.logo_colors.length > 0 && (
            <div className="mt-3">
              <QuoteColours colours={quote.logo_colors} />
            </div>
          )}
        </Fact>
      )}
      {quote.places.length > 0 && (
        <Fact label={<Trans>Printed places and colors</Trans>}>
          {namePlaces(quote.places, (words) => say(i18n, words), locale)}
        </Fact>
      )}
      {quote.message && (
        <Fact label={<Trans>Project details</Trans>} isWide>
          {quote.message}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

function Fact({ label, children, isWide = false }: FactProps) {
  return (
    <div className={classNames("break-inside-avoid border-t border-line py-3", isWide && "sm:col-span-2")}>
      <dt className="mb-0.5 text-sm text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** Colours as pieces of cloth, each with its name or code. */
function QuoteColours({ colours }: { colours: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 [print-color-adjust:exact]">
      {colours.map((code) => {
        const fabric = fabricOf(code);
        return (
          <li key={code} className="flex items-center gap-2">
            <FabricSwatch code={code} className="size-7" />
            {fabric ? say(i18n, fabric.name) : <span className="tabular">{code.toUpperCase()}</span>}
          </li>
        );
      })}
    </ul>
  );
}
