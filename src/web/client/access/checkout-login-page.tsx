import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { validateToken } from "#contracts/clients/clients.ts";
import { getQuote } from "#contracts/quotes/quotes.ts";
import { call, callToDo } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";
import { French } from "../french.tsx";
import type { Route } from "./+types/checkout-login-page.ts";
import { ChoosePasswordForm } from "./choose-password-form.tsx";
import { ClientLoginForm } from "./client-login-form.tsx";
import { openQuote } from "./open-own-pages.ts";

/** Where the mailed link leads: the first visit chooses a password, later ones sign in. */
export default function CheckoutLoginPage({ params: { token } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const link = useLink(token);
  // The password stands, but not with the address that was typed beside it.
  const [isChosen, setChosen] = useState(false);
  const session = useSessionFor(link.data?.quote_id);
  if (link.isPending || session.isAsked) {
    return (
      <ClientPage title={t`Your quote`}>
        <Spinner label={t`Checking your link`} />
      </ClientPage>
    );
  }
  if (link.isError) {
    return (
      <ClientPage title={t`Your quote`}>
        <Banner tone="negative" live="assertive">
          <French>{translateMessage(i18n, failureMessage("clientLogin", link.error))}</French>
        </Banner>
        <Button variant="ink" busy={link.isFetching} onClick={() => void link.refetch()} className="mt-6">
          <Trans>Try Again</Trans>
        </Button>
      </ClientPage>
    );
  }
  if (!link.data.valid) return <DeadLink />;
  // A client who is signed in already goes on to the quote that the mail is about.
  if (session.isGood && link.data.quote_id !== undefined) {
    return <OpenQuote quoteId={link.data.quote_id} />;
  }
  if (link.data.password_set === false) {
    return (
      <ClientPage title={t`Welcome`}>
        <p className="mb-6">
          <Trans>
            Choose a password. With it and your e-mail address you can return to your quote at any time.
          </Trans>
        </p>
        <ChoosePasswordForm
          sessionToken={token}
          email={link.data.email}
          onPasswordChosen={async () => {
            setChosen(true);
            await queries.invalidateQueries({ queryKey: ["link", token] });
          }}
        />
      </ClientPage>
    );
  }
  return (
    <ClientPage title={t`Your quote`}>
      {isChosen && (
        <Banner tone="caution" live="polite" className="mb-6">
          <Trans>Your password is kept. Please sign in with the e-mail address of your request.</Trans>
        </Banner>
      )}
      <ClientLoginForm sessionToken={token} email={link.data.email} />
    </ClientPage>
  );
}

function OpenQuote({ quoteId }: { quoteId: number }) {
  const { t } = useLingui();
  useEffect(() => openQuote(quoteId), [quoteId]);
  return (
    <ClientPage title={t`Your quote`}>
      <Spinner label={t`Loading your quote`} />
    </ClientPage>
  );
}

function DeadLink() {
  const { t } = useLingui();
  return (
    <ClientPage title={t`Your quote`}>
      <Banner tone="negative" live="assertive" title={<French>{t`Session invalide ou expirée`}</French>}>
        <Trans>
          This link is not valid any more. Links are good for 30 days; we gladly mail you a fresh one.
        </Trans>
      </Banner>
      <LinkButton to={paths.clientLogin()} variant="ink" className="mt-6">
        <Trans>Mail me a new link</Trans>
      </LinkButton>
    </ClientPage>
  );
}

/** What the link in a mail opens. Asking never uses it up. */
function useLink(token: string) {
  return useQuery({
    queryKey: ["link", token],
    queryFn: () => call(validateToken, { body: { session_token: token } }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the stored session still opens this quote: then the client need not sign in again. */
function useSessionFor(quoteId: number | undefined) {
  // As the page opened: the form itself leads on after a sign-in.
  const [bearer] = useState(() => clientToken.get());
  const isLikely = quoteId !== undefined && bearer !== null;
  const query = useQuery({
    queryKey: ["session-for", quoteId],
    // A session that has ended is no failure here: the form stands below.
    queryFn: () =>
      callToDo(getQuote, { params: { id: quoteId ?? 0 } }, { bearer }).then(
        () => true,
        () => false,
      ),
    enabled: isLikely,
  });
  return { isAsked: isLikely && query.isPending, isGood: isLikely && query.data === true };
}
