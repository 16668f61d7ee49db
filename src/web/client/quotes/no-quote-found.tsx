import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "#domain/words.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { translateMessage } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";

/** No quote under this address, or none of this client's. */
export function NoQuoteFound({ reason }: { reason?: Message | string }) {
  const { t, i18n } = useLingui();
  const isSignedIn = clientToken.use() !== null;
  return (
    <ClientPage title={t`No Quote Found`}>
      {reason && <p className="mb-6">{translateMessage(i18n, reason)}</p>}
      <p className="flex flex-wrap gap-3">
        {isSignedIn && (
          <LinkButton to={paths.clientQuotes()} variant="ink">
            <Trans>My quotes</Trans>
          </LinkButton>
        )}
        <LinkButton to={paths.clientLogin()} variant={isSignedIn ? "outline" : "ink"}>
          <Trans>Back to Login</Trans>
        </LinkButton>
      </p>
    </ClientPage>
  );
}
