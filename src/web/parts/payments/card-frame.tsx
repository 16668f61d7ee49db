import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isRecord } from "#domain/text/read-value.ts";
import { classNames } from "../../ui/class-names.ts";
import fontUrl from "../../ui/theme/fonts/instrument-sans.woff2?url";
import { onThemeChange } from "../../ui/theme/theme.ts";
import type { CardListeners, CardOutcome } from "./card-outcome.ts";

interface CardFrameProps extends CardListeners {
  readonly url: string;
  /** Raised by one when the buyer presses the button of our page. */
  readonly attempt: number;
  /** Enter was pressed among the card's fields. */
  readonly onSubmit: () => void;
}

/**
 * The card fields, in a page of the provider's own: no card number ever reaches ours. The two talk by messages, each
 * checking the other's origin.
 */
export function CardFrame({ url, attempt, ...listeners }: CardFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(232);
  const [isShown, setShown] = useState(false);

  const tell = useEffectEvent((message: object) => {
    frame.current?.contentWindow?.postMessage(message, new URL(url, location.href).origin);
  });
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== new URL(url, location.href).origin) return;
    if (event.source !== frame.current?.contentWindow || !isRecord(event.data)) return;
    const { type } = event.data;
    if (type === "height" && typeof event.data.height === "number") setHeight(event.data.height);
    if (type === "ready") {
      tell(schemeMessage());
      tell({ type: "font", url: fontUrl });
      setShown(true);
      listeners.onReady();
    }
    if (type === "submit") listeners.onSubmit();
    if (type === "challenge") {
      // The question may lie outside of what a phone shows.
      frame.current?.scrollIntoView({ block: "nearest" });
      listeners.onChallenge();
    }
    if (type === "result") listeners.onOutcome(readOutcome(event.data));
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    if (attempt > 0) tell({ type: "confirm" });
  }, [attempt]);
  useEffect(() => {
    const tellScheme = () => tell(schemeMessage());
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", tellScheme);
    const stop = onThemeChange(tellScheme);
    return () => {
      system.removeEventListener("change", tellScheme);
      stop();
    };
  }, []);

  return (
    <iframe
      ref={frame}
      src={url}
      title={t`Card details`}
      // Two pixels wider on each side than the fields around it, which the frame's own page leaves free for focus.
      className={classNames("-mx-0.5 w-[calc(100%+4px)] transition-opacity", !isShown && "opacity-0")}
      style={{ height }}
      allow="payment"
    />
  );
}

/** The theme that this page shows, whether chosen or the system's. */
function schemeMessage() {
  const chosen = document.documentElement.dataset.theme;
  const isDark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  return { type: "scheme", scheme: isDark ? "dark" : "light" };
}

function readOutcome(data: Readonly<Record<string, unknown>>): CardOutcome {
  const { status, payment_method_id: method, message } = data;
  if (status === "succeeded" || status === "processing") {
    return { status, paymentMethodId: typeof method === "string" ? method : undefined };
  }
  return { status: "failed", message: typeof message === "string" ? message : "" };
}
