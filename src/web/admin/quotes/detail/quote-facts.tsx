import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { shownKind } from "#domain/catalogue/shown-texts.ts";
import { namePlaces } from "#domain/prices/name-places.ts";
import { nameColours, shownMaterial } from "#domain/quotes/cloth-names.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { say } from "../../../words/say.ts";
import { useLocale, useRootData } from "../../../words/use-locale.ts";
import { useMay } from "../../allowed.tsx";
import { MixedAlphabets } from "../../mixed-alphabets.tsx";
import { Fact, Facts } from "../../records/facts.tsx";
import { useFrench } from "../../use-french.ts";
import { ColoursCell } from "../colours-cell.tsx";

/** The request, the client’s words first. Blank values are not shown. */
export function QuoteFacts({ quote }: { quote: ReadQuoteForStaff }) {
  const { i18n } = useLingui();
  const { timeZone } = useRootData().facts;
  const locale = useLocale();
  const french = useFrench();
  const may = useMay();
  const kind = (text: string | null) => text && shownKind(text, locale);
  const names = (codes: readonly string[]) => nameColours(codes, quote.cloth_names, locale);
  return (
    <Facts>
      <Fact wide label={<Trans>Project details</Trans>}>
        {quote.comment}
      </Fact>
      <Fact label={<Trans>Name</Trans>}>
        {quote.client_id !== undefined && may("clients.read") ? (
          <Link className="link" to={officePaths.adminClient(quote.client_id)}>
            {quote.name}
          </Link>
        ) : (
          quote.name
        )}
      </Fact>
      <Fact label={<Trans>Email</Trans>}>
        <a className="link break-all" href={mailtoOf(quote.email)}>
          {quote.email}
        </a>
        <MixedAlphabets email={quote.email} />
        {!quote.is_address_confirmed && (
          <span className="block text-sm text-ink-2">
            <Trans>Not confirmed: no mailed link of this request was opened yet</Trans>
          </span>
        )}
      </Fact>
      <Fact label={<Trans>Phone</Trans>}>{quote.phone}</Fact>
      <Fact label={<Trans>Company</Trans>}>{quote.company}</Fact>
      <Fact label={<Trans>Product</Trans>}>{kind(quote.product_type ?? quote.interest)}</Fact>
      <Fact label={<Trans>Material</Trans>}>
        {quote.material && shownMaterial(quote.material, quote.cloth_names, locale)}
      </Fact>
      {!may("artwork.write") && <Fact label={<Trans>Printing type</Trans>}>{quote.printing_type}</Fact>}
      <Fact label={<Trans>Delivery address</Trans>}>{quote.delivery_address}</Fact>
      <Fact label={<Trans>Wanted by</Trans>}>{quote.wanted_by && showDay(quote.wanted_by, locale)}</Fact>
      <Fact label={<Trans>Purchase order</Trans>}>{quote.po_number}</Fact>
      <Fact label={<Trans>Logo</Trans>}>
        <span lang={french}>
          {quote.is_logo_required ? <Trans>Requis</Trans> : <Trans>Non requis</Trans>}
        </span>
        {quote.logo_file && <span className="block text-ink-2">{quote.logo_file.name}</span>}
      </Fact>
      {quote.mark_permission && (
        <Fact label={<Trans>Use of the mark</Trans>}>
          {quote.mark_permission.words}
          <span className="block text-sm text-ink-2">
            <Trans>Ticked by the client on {showShopTime(quote.mark_permission.at, locale, timeZone)}</Trans>
          </span>
        </Fact>
      )}
      <Fact label={<Trans>Bag colors</Trans>}>
        <ColoursCell colours={quote.product_colors} names={quote.cloth_names} />
        <span className="block text-sm text-ink-2">{names(quote.product_colors)}</span>
      </Fact>
      {quote.logo_colors.length > 0 && (
        <Fact label={<Trans>Logo colors</Trans>}>
          <ColoursCell colours={quote.logo_colors} names={quote.cloth_names} />
          <span className="block text-sm text-ink-2">{names(quote.logo_colors)}</span>
        </Fact>
      )}
      <Fact label={<Trans>Printed places and colors</Trans>}>
        {namePlaces(quote.places, (words) => say(i18n, words))}
      </Fact>
      <Fact wide label={<span lang={french}>{<Trans>Motif du rejet</Trans>}</span>}>
        {quote.rejection_reason}
      </Fact>
    </Facts>
  );
}
