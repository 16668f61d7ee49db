import { Trans, useLingui } from "@lingui/react/macro";
import { pageServices } from "../../context.ts";
import type { Route } from "./+types/cookies-page.ts";
import { StoredList } from "./cookies/stored-list.tsx";
import { LegalPage } from "./legal-page.tsx";
import { OwnLegalPage } from "./own-legal-page.tsx";
import { ShopAddress } from "./shop-address.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { own: await context.get(pageServices).ownPage("cookies") };
}

/** The Cookie Policy. */
export default function CookiesPage({ loaderData: { own } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (own) return <OwnLegalPage title={t`Cookie Policy`} path={(paths) => paths.cookies()} own={own} />;
  return (
    <LegalPage
      title={t`Cookie Policy`}
      description={t`One cookie, and what else the shop keeps in your browser: each entry, what for, and until when.`}
      path={(paths) => paths.cookies()}
      updated={<Trans>Last updated: April 2, 2025</Trans>}
      sections={[
        {
          id: "one-cookie",
          title: <Trans>One cookie</Trans>,
          body: (
            <p>
              <Trans>
                This shop sets a single cookie, and only once you choose a language. It identifies nobody, and
                nobody is signed in by it. There are no cookies of others: no advertising, no analytics, no
                social network. That is why no banner asks you for anything.
              </Trans>
            </p>
          ),
        },
        {
          id: "kept",
          title: <Trans>What is kept in your browser</Trans>,
          body: (
            <>
              <p>
                <Trans>
                  The rest of what is remembered stands in your browser's local storage. It stays on your
                  device, and is sent to us only with what you send yourself.
                </Trans>
              </p>
              <StoredList />
            </>
          ),
        },
        {
          id: "payment",
          title: <Trans>At the payment provider</Trans>,
          body: (
            <p>
              <Trans>
                When you pay, the card fields belong to the payment provider, which may set cookies of its own
                to tell people from machines. Its own policy says which.
              </Trans>
            </p>
          ),
        },
        {
          id: "clearing",
          title: <Trans>Clearing it</Trans>,
          body: (
            <p>
              <Trans>
                Your browser's settings show these entries under this site's name and delete them. The shop
                keeps working; it only forgets your cart, your draft and your choices.
              </Trans>
            </p>
          ),
        },
        {
          id: "contact",
          title: <Trans>Contact</Trans>,
          body: <ShopAddress />,
        },
      ]}
    />
  );
}
