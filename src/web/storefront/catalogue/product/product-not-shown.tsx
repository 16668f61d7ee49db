import { Trans, useLingui } from "@lingui/react/macro";
import type { Message } from "#domain/words.ts";
import { PageHead } from "../../../parts/shop/page-head.tsx";
import { TryAgain } from "../../../parts/shop/try-again.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { usePaths } from "../../../use-paths.ts";
import { translateMessage } from "../../../words/say.ts";
import { BackButton } from "./back-button.tsx";

/** There is no such product, or no longer. */
export function ProductNotFound() {
  const { t } = useLingui();
  const paths = usePaths();
  return (
    <div className="frame py-10">
      <PageHead
        title={t`Product Not Found`}
        description={t`We couldn't find the product you're looking for.`}
      />
      <BackButton />
      <h1 className="mt-12">
        <Trans>Product Not Found</Trans>
      </h1>
      <p className="mt-4 mb-8 text-lg text-ink-2">
        <Trans>We couldn't find the product you're looking for.</Trans>
      </p>
      <LinkButton to={paths.products()} variant="ink">
        <Trans>Browse products</Trans>
      </LinkButton>
    </div>
  );
}

/** The product could not be loaded: why, and another attempt. */
export function ProductFailed({ words }: { words: Message | string }) {
  const { t, i18n } = useLingui();
  return (
    <div className="frame py-10">
      <PageHead title={t`Product`} description={translateMessage(i18n, words)} />
      <BackButton />
      <h1 className="mt-12">
        <Trans>Oops! Something went wrong</Trans>
      </h1>
      <p role="alert" className="mt-4 mb-8 text-lg text-ink-2">
        {translateMessage(i18n, words)}
      </p>
      <TryAgain />
    </div>
  );
}
