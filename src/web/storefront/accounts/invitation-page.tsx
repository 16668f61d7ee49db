import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { Message } from "#domain/words.ts";
import { type Invitation, readInvitation } from "../../api/accounts.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { paths } from "../../paths.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";
import type { Route } from "./+types/invitation-page.ts";
import { AccountPage } from "./account-page.tsx";
import { InvitationForm } from "./invitation-form.tsx";

/** A colleague-to-be opens the account that a mail promises. Opening the link uses nothing up. */
export default function InvitationPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <AuthProvider>
      <AccountPage title={t`Your invitation`}>
        <Invited key={params.token} token={params.token} />
        <p className="mt-5">
          <Link className="link py-1" to={paths.login()}>
            <Trans>Sign In</Trans>
          </Link>
        </p>
      </AccountPage>
    </AuthProvider>
  );
}

function Invited({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [invitation, setInvitation] = useState<Invitation>();
  const [failure, setFailure] = useState<Message | string>();
  useEffect(() => {
    let isGone = false;
    readInvitation(token).then(
      (found) => !isGone && setInvitation(found),
      (error: unknown) => !isGone && setFailure(shopFailureMessages("invitation", error)),
    );
    return () => {
      isGone = true;
    };
  }, [token]);
  if (failure !== undefined) {
    return (
      <Banner tone="caution" live="polite">
        {translateMessage(i18n, failure)}
      </Banner>
    );
  }
  // As high as the form, so that nothing below it moves.
  if (!invitation) return <SkeletonText lines={10} className="noscript:hidden" />;
  const role = i18n._(roleWords[invitation.role]);
  return (
    <>
      <p className="mb-6">
        <Trans>
          You are invited to the back office of this shop, as <strong>{invitation.email}</strong>. Your role:{" "}
          {role}. Choose a password, and you are in.
        </Trans>
      </p>
      <InvitationForm token={token} invitation={invitation} />
    </>
  );
}
