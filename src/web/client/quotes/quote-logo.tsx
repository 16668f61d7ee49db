import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FileImage } from "lucide-react";
import { fetchFile } from "../../api/fetch-file.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useObjectAddress } from "../../parts/use-object-address.ts";
import { Icon } from "../../ui/icon.tsx";

/** The logo that was sent, as we shall print from it; its preview appears once the file was checked. */
export function QuoteLogo({ quote }: { quote: ReadQuoteForClient }) {
  const { t } = useLingui();
  const logo = quote.logo_file;
  const isReady = logo?.state === "ready";
  const preview = useQuery({
    queryKey: ["client-logo", quote.id],
    queryFn: () => fetchFile(`/api/quotes/${quote.id}/logo?preview`, clientToken.get()),
    enabled: isReady,
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
