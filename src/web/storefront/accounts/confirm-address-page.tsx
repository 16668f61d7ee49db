import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Message } from "#domain/words.ts";
import { confirmAddress } from "../../api/accounts.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import type { Route } from "./+types/confirm-address-page.ts";
import { AccountPage } from "./account-page.tsx";

/** The new address of an account, by the mailed link. Opening the link changes nothing: mail programs do that, too. */
export default function ConfirmAddressPage({ params }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const [failure, setFailure] = useState<Message | string>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      setAnswer(await confirmAddress(params.token));
    } catch (error) {
      setFailure(shopFailureMessages("confirmAddress", error));
    } finally {
      setSending(false);
    }
  };
  return (
    <AccountPage title={t`Your new address`}>
      <div role="status">{answer !== undefined && <Banner tone="positive">{answer}</Banner>}</div>
      {failure !== undefined && (
        <Banner tone="caution" live="polite" className="mb-6">
          {translateMessage(i18n, failure)}
        </Banner>
      )}
      {answer === undefined ? (
        <Button variant="ink" size="lg" busy={isSending} onClick={() => void confirm()}>
          <Trans>Confirm this address</Trans>
        </Button>
      ) : (
        <LinkButton to={paths.login()} variant="ink" className="mt-6">
          <Trans>Sign In</Trans>
        </LinkButton>
      )}
    </AccountPage>
  );
}
