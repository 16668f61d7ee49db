import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, useNavigation } from "react-router";
import { headersOfLocale } from "../../api/headers-of-page.ts";
import { readSubscription, unsubscribe } from "../../api/newsletter.ts";
import { ApiFailure } from "../../api/send.ts";
import { pageServices } from "../../context.ts";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { TryAgain } from "../../parts/shop/try-again.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { usePaths } from "../../use-paths.ts";
import type { Route } from "./+types/unsubscribe-page.ts";

/** Whose subscription the mailed link ends. Looking changes nothing, because mail scanners look. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const subscription = await readSubscription(params.token, context.get(pageServices).fetch);
    return data({ subscription, mayPass: false });
  } catch (error) {
    // A link that is none, or a shop that cannot answer: the page says which.
    const status = error instanceof ApiFailure && error.status > 0 ? error.status : 503;
    return data({ subscription: null, mayPass: status === 429 || status >= 500 }, { status });
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { locale, fetch: fetcher } = context.get(pageServices);
  try {
    await unsubscribe(params.token, { fetcher, headers: headersOfLocale(locale) });
    return { isDone: true };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ isDone: false }, { status: error.status || 503 });
  }
}

/** One press ends the newsletter, with JavaScript and without. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="frame py-12 sm:py-20">
      <PageHead title={t`Newsletter`} description={t`Unsubscribe from the newsletter`} />
      <div className="max-w-[34rem] wrap-anywhere">
        <h1 className="mb-6 text-3xl">
          <Trans>Newsletter</Trans>
        </h1>
        {actionData?.isDone === false && (
          <Banner tone="negative" live="assertive" className="mb-5">
            <Trans>That did not work. Please try again in a moment.</Trans>
          </Banner>
        )}
        <Subscription {...loaderData} />
      </div>
    </main>
  );
}

function Subscription({ subscription, mayPass }: Route.ComponentProps["loaderData"]) {
  const isBusy = useNavigation().state !== "idle";
  const paths = usePaths();
  if (!subscription) {
    return (
      <>
        <p className="mb-8 text-lg">
          {mayPass ? (
            <Trans>That did not work. Please try again in a moment.</Trans>
          ) : (
            <Trans>This link is no longer valid. Every mail of ours carries one that is.</Trans>
          )}
        </p>
        {mayPass ? (
          <TryAgain />
        ) : (
          <LinkButton to={paths.contact()} variant="ink">
            <Trans>Contact us</Trans>
          </LinkButton>
        )}
      </>
    );
  }
  const { email } = subscription;
  if (!subscription.isSubscribed) {
    return (
      <>
        <p role="status" className="mb-8 text-lg">
          <Trans>{email} is unsubscribed. We will not write to it again.</Trans>
        </p>
        <LinkButton to={paths.home()}>
          <Trans>Back to home</Trans>
        </LinkButton>
      </>
    );
  }
  return (
    <Form method="post" className="grid justify-items-start gap-5">
      <p className="text-lg">
        <Trans>Stop sending our news to {email}?</Trans>
      </p>
      <Button type="submit" variant="ink" size="lg" busy={isBusy}>
        <Trans>Unsubscribe</Trans>
      </Button>
    </Form>
  );
}
