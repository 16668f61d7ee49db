import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "../../parts/shop/page-head.tsx";
import { useRootData } from "../../words/use-locale.ts";

/** Sent without scripts: it stands in at other addresses, where React Router would look for another page. */
export const handle = { isReadOnly: true };

/**
 * What the worker answers for a page that was never seen while there is no network. It stands in at that page's address
 * and is read without a script; the worker fills in what can be read now.
 */
export default function OfflinePage() {
  const { t } = useLingui();
  const { name, phone } = useRootData().facts;
  return (
    <main id="main" className="frame py-12 sm:py-20">
      <PageHead title={t`You are offline`} description={t`This page needs the network.`} />
      <p className="display text-lg">{name}</p>
      <h1 className="mt-10 max-w-[16ch]">
        <Trans>You are offline</Trans>
      </h1>
      <p className="mt-5 max-w-prose text-lg text-ink-2">
        <Trans>
          This page was not opened here before, so that it needs the network. Check your connection, then try
          again.
        </Trans>
      </p>
      <p className="mt-7">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one asked for, where this page stands in */}
        <a href="" className="link text-lg font-semibold">
          <Trans>Try again</Trans>
        </a>
      </p>
      <section className="mt-14 border-t border-ink pt-6 not-has-[li]:hidden">
        <h2 className="text-xl">
          <Trans>You can read these now</Trans>
        </h2>
        <ul data-kept-pages="" className="mt-4 grid gap-2" />
      </section>
      <p className="mt-14 border-t border-line pt-6 text-ink-2">
        {phone ? (
          <Trans>Or call us: {phone}. Your cart and what you typed are kept on this device.</Trans>
        ) : (
          <Trans>Your cart and what you typed are kept on this device.</Trans>
        )}
      </p>
    </main>
  );
}
