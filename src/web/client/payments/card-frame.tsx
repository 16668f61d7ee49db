import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { isRecord } from "#domain/text/read-value.ts";

/** What the provider's frame says after a payment was tried. */
export type CardOutcome =
  | { readonly status: "succeeded" | "processing"; readonly paymentMethodId: string | undefined }
  | { readonly status: "failed"; readonly message: string };

interface CardFrameProps {
  readonly url: string;
  /** Raised by one when the buyer presses the button of our page. */
  readonly attempt: number;
  readonly onOutcome: (outcome: CardOutcome) => void;
  readonly onReady: () => void;
}

/**
 * The card fields, in a page of the provider's own: no card number ever reaches ours. The two talk by messages, each
 * checking the other's origin.
 */
export function CardFrame({ url, attempt, onOutcome, onReady }: CardFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(320);
  const listener = useRef({ onOutcome, onReady });
  listener.current = { onOutcome, onReady };

  useEffect(() => {
    const origin = new URL(url, location.href).origin;
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow || !isRecord(event.data))
        return;
      const { type } = event.data;
      if (type === "height" && typeof event.data.height === "number") setHeight(event.data.height);
      if (type === "ready") listener.current.onReady();
      if (type === "result") listener.current.onOutcome(readOutcome(event.data));
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [url]);

  useEffect(() => {
    if (attempt === 0) return;
    const origin = new URL(url, location.href).origin;
    frame.current?.contentWindow?.postMessage({ type: "confirm" }, origin);
  }, [attempt, url]);

  return (
    <iframe
      ref={frame}
      src={url}
      title={t`Card details`}
      className="w-full rounded-md border border-line"
      style={{ height }}
      allow="payment"
    />
  );
}

function readOutcome(data: Readonly<Record<string, unknown>>): CardOutcome {
  const { status, payment_method_id: method, message } = data;
  if (status === "succeeded" || status === "processing") {
    return { status, paymentMethodId: typeof method === "string" ? method : undefined };
  }
  return { status: "failed", message: typeof message === "string" ? message : "" };
}
