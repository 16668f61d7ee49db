import { Trans } from "@lingui/react/macro";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";

/** Nothing chosen yet, and where to choose. */
export function EmptyCart() {
  const paths = usePaths();
  return (
    <div className="px-5 pb-5">
      <p className="text-ink-2">
        <Trans>Your cart is empty. Choose a bag and a size, and it waits here.</Trans>
      </p>
      <LinkButton to={paths.products()} className="mt-4">
        <Trans>Browse products</Trans>
      </LinkButton>
    </div>
  );
}
