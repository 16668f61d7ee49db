import { Trans } from "@lingui/react/macro";

/** Where the cart's own part could not be loaded. */
export function CartUnloaded() {
  return (
    <p className="p-5">
      <Trans>The cart could not be shown. Please check your connection and reload the page.</Trans>
    </p>
  );
}
