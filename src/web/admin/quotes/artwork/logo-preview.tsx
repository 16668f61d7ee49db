import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useObjectAddress } from "../../../parts/use-object-address.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { isPdf, readLogoPreview } from "./logo-file.ts";

/** The logo as a picture, or why there is none to look at. It opens only once it was checked. */
export function LogoPreview({ quote }: { quote: ReadQuoteForStaff }) {
  const file = quote.logo_file;
  return (
    <>
      {file?.state === "waiting" && (
        <Banner>
          <Trans>The file is being checked. It can be opened in a moment.</Trans>
        </Banner>
      )}
      {file?.state === "refused" && (
        <Banner tone="negative">
          <Trans>
            The file is damaged: it cannot be opened as what it claims to be. You can still download it as it
            was sent.
          </Trans>
        </Banner>
      )}
      {file?.protection === "password" && (
        <Banner tone="caution" className="mb-4">
          <Trans>This file opens only with a password. Ask the client for it.</Trans>
        </Banner>
      )}
      {file?.protection === "restrictions" && (
        <Banner tone="caution" className="mb-4">
          <Trans>
            This file opens without a password, but its owner has restricted its use, such as printing.
          </Trans>
        </Banner>
      )}
      {file?.state === "ready" &&
        (isPdf(file.media_type) && !file.has_preview ? (
          <Banner>
            <Trans>This logo is a PDF document. Download it to look at it.</Trans>
          </Banner>
        ) : (
          <Picture quote={quote} />
        ))}
    </>
  );
}

function Picture({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const query = useQuery({ queryKey: ["logo", quote.id], queryFn: () => readLogoPreview(quote.id) });
  const address = useObjectAddress(query.data);
  if (query.isError) return <QueryProblem query={query} what="quotes" />;
  if (!address) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="grid place-items-center rounded-md border border-line checker [--checker:#ddd] bg-[#fff] p-4">
      <img src={address} alt={t`Logo of ${quote.reference}`} className="max-h-[60dvh] max-w-full" />
    </div>
  );
}
