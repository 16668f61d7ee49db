import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/feedback/banner.tsx";

/** Stands wherever the sandbox provider is on. */
export function TestNotice() {
  return (
    <Banner tone="caution" className="mb-4">
      <Trans>TEST – no money moves</Trans>
    </Banner>
  );
}
