import { Trans, useLingui } from "@lingui/react/macro";
import type { Words } from "#domain/words.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { sayText } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";

/** No quote under this address, or none of this client's (S2 §2, §8). */
export function NoQuoteFound({ reason }: { reason?: Words | string }) {
  const { t, i18n } = useLingui();
  return (
    <ClientPage title={t`No Quote Found`}>
      {reason && <p className="mb-6">{sayText(i18n, reason)}</p>}
      <LinkButton to={paths.clientLogin()} variant="ink">
        <Trans>Back to Login</Trans>
      </LinkButton>
    </ClientPage>
  );
}
