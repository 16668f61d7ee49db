import { Trans } from "@lingui/react/macro";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";

/** A caution above a request that a program may have sent. */
export function DoubtfulRequest({ quote }: { quote: ReadQuoteForStaff }) {
  if (!quote.is_doubtful) return null;
  return (
    <Banner tone="caution" className="mb-5">
      <Trans>
        This request may come from a program: it was filled in faster than people do, or many came under this
        email address. Please check it before you answer.
      </Trans>
    </Banner>
  );
}
