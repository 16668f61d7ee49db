import { Trans, useLingui } from "@lingui/react/macro";
import { dialOf } from "#domain/shop/shop-address.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { ClientTitle } from "../client-title.tsx";

/** What to do when a link opens nothing any more: a new one is mailed, and we can be reached. */
export function EndedLink() {
  const { t } = useLingui();
  const { phone, email } = useRootData().facts;
  return (
    <main id="main" tabIndex={-1} className="frame py-12 sm:py-20">
      <ClientTitle>{t`This link has ended`}</ClientTitle>
      <div className="max-w-[38rem]">
        <h1 className="text-3xl">
          <Trans>This link has ended</Trans>
        </h1>
        <p className="mt-5 text-lg">
          <Trans>
            Links to an offer work for 30 days, and not beyond the moment at which they are ended. Nothing is
            lost: the offer is still with us.
          </Trans>
        </p>
        <ul className="mt-5 grid list-disc gap-2 pl-5">
          <li>
            <Trans>Is it your quote? Have a new link mailed to you: it takes a minute.</Trans>
          </li>
          <li>
            <Trans>Did a colleague share it with you? Ask him or her to share it again.</Trans>
          </li>
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.clientLogin()} variant="ink" size="lg" className="max-sm:w-full">
            <Trans>Mail me a new link</Trans>
          </LinkButton>
        </p>
        <p className="mt-6 text-ink-2">
          {phone && (
            <a className="link mr-5 inline-block py-1" href={dialOf(phone)}>
              {phone}
            </a>
          )}
          {email && (
            <a className="link inline-block py-1" href={mailtoOf(email)}>
              {email}
            </a>
          )}
        </p>
      </div>
    </main>
  );
}
