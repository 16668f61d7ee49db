import { Trans } from "@lingui/react/macro";
import type { Appearance, PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isPaymentPage } from "#domain/payments/payment-page.ts";
import { classNames } from "../../ui/class-names.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { onThemeChange } from "../../ui/theme/theme.ts";
import { useLocale } from "../../words/use-locale.ts";
import type { CardListeners, CardOutcome } from "./card-outcome.ts";

interface StripeFieldsProps extends CardListeners {
  readonly publishableKey: string;
  readonly clientSecret: string;
  /** Where a bank that needs a page of its own sends the buyer back to. */
  readonly returnUrl: string;
  /** Undefined where the holder is not asked for. */
  readonly holder: string | undefined;
  /** Raised by one when the buyer presses the button of our page. */
  readonly attempt: number;
}

interface Opened {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Stripe's Payment Element: the card's fields are frames of Stripe's, and no card number reaches the shop. */
export function StripeFields({ publishableKey, clientSecret, attempt, ...props }: StripeFieldsProps) {
  const ours = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Opened>(undefined);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const ready = useEffectEvent(() => {
    setState("shown");
    props.onReady();
  });
  const locale = ours === "fr" ? "fr" : "en";

  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    // The /pure entry adds Stripe.js to the page only when it is called.
    import("@stripe/stripe-js/pure")
      .then(({ loadStripe }) => loadStripe(publishableKey, { locale }))
      .then((stripe) => {
        if (isGone || !stripe || !place.current) return;
        const elements = stripe.elements({ clientSecret, appearance: stripeAppearance() });
        const element = elements.create("payment", { wallets: { applePay: "never", googlePay: "never" } });
        element.on("ready", ready);
        element.on("loaderror", () => setState("failed"));
        element.mount(place.current);
        opened.current = { stripe, elements };
        const follow = () => elements.update({ appearance: stripeAppearance() });
        const system = matchMedia("(prefers-color-scheme: dark)");
        system.addEventListener("change", follow);
        const stop = onThemeChange(follow);
        close = () => {
          system.removeEventListener("change", follow);
          stop();
          element.destroy();
        };
      })
      .catch(() => {
        if (wasLoadedForPaying()) setState("failed");
        else location.reload();
      });
    return () => {
      isGone = true;
      close();
    };
  }, [publishableKey, clientSecret, locale]);

  const confirm = useEffectEvent(async () => {
    if (!opened.current) return props.onOutcome({ status: "failed", message: "" });
    const { stripe, elements } = opened.current;
    const { holder, returnUrl } = props;
    const data = holder && { payment_method_data: { billing_details: { name: holder } } };
    try {
      const confirmParams = { return_url: returnUrl, ...data };
      props.onOutcome(
        outcomeOf(await stripe.confirmPayment({ elements, redirect: "if_required", confirmParams })),
      );
    } catch {
      // If the card was charged, Stripe's webhook informs the server.
      props.onOutcome({ status: "failed", message: "" });
    }
  });
  useEffect(() => {
    if (attempt > 0) void confirm();
  }, [attempt]);

  return (
    <>
      {state === "loading" && <Skeleton className="h-58 w-full rounded-md" />}
      {state === "failed" && (
        <Banner tone="negative" live="assertive">
          <span lang={ours === "mul" ? "fr" : undefined}>
            <Trans>Impossible d'initialiser le paiement</Trans>
          </span>
        </Banner>
      )}
      <div ref={place} className={classNames(state !== "shown" && "h-0 overflow-hidden")} />
    </>
  );
}

/**
 * Whether the browser loaded this document for a payment page. A document keeps the content security policy that it was
 * loaded with, and only payment pages allow Stripe.js.
 */
function wasLoadedForPaying(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded === undefined || isPaymentPage(new URL(loaded.name).pathname);
}

function outcomeOf({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  // A second confirmation of what is paid is refused, and paid all the same.
  if (error?.payment_intent?.status === "succeeded")
    return { status: "succeeded", paymentMethodId: undefined };
  if (error) return { status: "failed", message: error.message ?? "" };
  const method = paymentIntent?.payment_method;
  const paymentMethodId = typeof method === "string" ? method : undefined;
  const status = paymentIntent?.status;
  if (status === "succeeded" || status === "processing") return { status, paymentMethodId };
  return { status: "failed", message: "" };
}

/** The shop's colours and type for fields that stand in a frame of Stripe's, as the page shows them now. */
function stripeAppearance(): Appearance {
  return {
    theme: "flat",
    variables: {
      colorPrimary: shownColour("--color-leaf"),
      colorBackground: shownColour("--color-card"),
      colorText: shownColour("--color-ink"),
      colorTextSecondary: shownColour("--color-ink-2"),
      colorDanger: shownColour("--color-danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "17px",
      borderRadius: "6px",
    },
    rules: { ".Input": { border: `1px solid ${shownColour("--color-edge")}` } },
  };
}

/** A colour of the theme as red, green and blue: Stripe reads no other notation. */
function shownColour(token: string): string {
  const place = document.createElement("span");
  place.style.color = `var(${token})`;
  document.body.append(place);
  const { color } = getComputedStyle(place);
  place.remove();
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
