import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { translateMessage } from "../../../words/say.ts";
import { useIsOnline } from "../../offline/use-is-online.ts";
import type { QuoteForm } from "../form/use-quote-form.ts";

/** Says of a draft that sending it got no answer, and sends it when the visitor says so: never by itself (SPEC-3.13). */
export function UnsentRequest({ form, className }: { form: QuoteForm; className: string }) {
  const { i18n } = useLingui();
  const network = useNetwork();
  const { failure } = form;
  return (
    <Banner
      tone={failure === null ? "info" : "negative"}
      live={failure === null ? "polite" : "assertive"}
      title={
        failure === null ? <Trans>Your request has not been sent</Trans> : translateMessage(i18n, failure)
      }
      className={className}
    >
      <p className="text-sm">
        {network === "gone" ? (
          <Trans>There is no network. Your request has not been sent: it stays here until you send it.</Trans>
        ) : network === "back" ? (
          <Trans>The network is back. Your request has not been sent yet.</Trans>
        ) : (
          <Trans>Your request has not been sent. However often you send it, it stays one request.</Trans>
        )}
      </p>
      {network !== "gone" && (
        <Button
          type="submit"
          size="sm"
          variant="ink"
          busy={form.sentShare !== null}
          disabled={!form.isReady}
          className="mt-3"
        >
          <Trans>Send now</Trans>
        </Button>
      )}
    </Banner>
  );
}

/** What the browser believes of the network. It is wrong at times, so that it only chooses the words. */
function useNetwork(): "there" | "gone" | "back" {
  const isOnline = useIsOnline();
  const [hasBeenGone, setHasBeenGone] = useState(false);
  useEffect(() => {
    if (!isOnline) setHasBeenGone(true);
  }, [isOnline]);
  if (!isOnline) return "gone";
  return hasBeenGone ? "back" : "there";
}
