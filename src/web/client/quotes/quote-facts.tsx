import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import FileImage from "lucide-react/icons/file-image";
import type { ReactNode } from "react";
import { namePlaces } from "#domain/prices/name-places.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { fetchFile } from "../../api/fetch-file.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { NamedColours } from "../../parts/quotes/named-colours.tsx";
import { SketchPicture } from "../../parts/sketch/sketch-picture.tsx";
import { useObjectAddress } from "../../parts/use-object-address.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

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
          <NamedColours codes={quote.product_colors} names={quote.cloth_names} />
        </Fact>
      )}
      {quote.is_logo_required && (
        <Fact label={<Trans>Logo</Trans>} isWide>
          <QuoteLogo quote={quote} />
          {quote.logo_colors.length > 0 && (
            <div className="mt-3">
              <NamedColours codes={quote.logo_colors} names={quote.cloth_names} />
            </div>
          )}
        </Fact>
      )}
      {quote.places.length > 0 && (
        <Fact label={<Trans>Printed places and colors</Trans>}>
          {namePlaces(quote.places, (words) => say(i18n, words))}
        </Fact>
      )}
      {quote.has_sketch && (
        <Fact label={<Trans>Your logo on the bag</Trans>} isWide>
          <SketchPicture
            quoteId={quote.id}
            bearer={clientToken.get()}
            className="aspect-square max-w-xs rounded-lg"
          />
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

/** The logo that was sent, as we shall print from it; its preview appears once the file was checked. */
function QuoteLogo({ quote }: { quote: ReadQuoteForClient }) {
  const { t } = useLingui();
  const logo = quote.logo_file;
  const hasPreview = logo?.has_preview ?? logo?.state === "ready";
  const preview = useQuery({
    queryKey: ["client-logo", quote.id],
    queryFn: () => fetchFile(`/api/quotes/${quote.id}/logo?preview`, clientToken.get()),
    enabled: hasPreview,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectAddress(preview.data);
  if (!logo) return <Trans>We have no file yet. We shall ask you for it.</Trans>;
  return (
    <figure className="flex flex-wrap items-center gap-4">
      <span className="grid size-28 place-items-center rounded-md border border-line checker p-2">
        {address ? (
          <img src={address} alt={t`Preview of your logo`} className="size-24 object-contain" />
        ) : (
          <Icon of={FileImage} className="size-8 text-ink-2" />
        )}
      </span>
      <figcaption className="min-w-0">
        <span className="block font-semibold break-all">{logo.name}</span>
        {logo.state === "waiting" && <Trans>We are checking the file.</Trans>}
        {logo.state === "refused" && <Trans>We could not open this file. Please send us another one.</Trans>}
        {logo.protection === "password" && (
          <Trans>This file opens only with a password. Please send us one that opens without.</Trans>
        )}
      </figcaption>
    </figure>
  );
}
