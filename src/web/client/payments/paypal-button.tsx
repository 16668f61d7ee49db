import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { createPaypalOrder } from "#contracts/payments/payments.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { useShownAgain } from "../../parts/shown-again.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";

/** The other way to pay: makes an order and leads to the provider's page, which leads back. */
export function PaypalButton({ quoteId, isDisabled }: { quoteId: number; isDisabled: boolean }) {
  const { i18n } = useLingui();
  const ordering = useMutation({
    mutationFn: () => call(createPaypalOrder, { body: { quote_id: quoteId } }, { bearer: clientToken.get() }),
    onSuccess: ({ approve_url: address }) => location.assign(address),
  });
  // The provider's page was left half-way.
  useShownAgain(() => ordering.reset());
  return (
    <div className="mt-5">
      <p className="mb-4 flex items-center gap-3 text-sm text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        <Trans>or</Trans>
      </p>
      {ordering.isError && (
        <Banner tone="negative" live="assertive" className="mb-4">
          {translateMessage(i18n, failureMessage("createIntent", ordering.error))}
        </Banner>
      )}
      <Button
        size="lg"
        className="w-full"
        disabled={isDisabled}
        busy={ordering.isPending || ordering.isSuccess}
        onClick={() => ordering.mutate()}
      >
        <French>
          <Trans>Payer avec PayPal</Trans>
        </French>
      </Button>
    </div>
  );
}
