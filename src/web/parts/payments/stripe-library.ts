import { isPaymentPage } from "#domain/payments/payment-page.ts";

/** As much of Stripe.js as the shop uses. */
export type StripeLibrary = (publishableKey: string, options: { readonly locale: string }) => StripeInstance;

export interface StripeInstance {
  elements(options: { readonly clientSecret: string; readonly appearance: object }): StripeElements;
  /** With `if_required` it answers here, unless the bank needs a page of its own. */
  confirmPayment(options: {
    readonly elements: StripeElements;
    readonly redirect: "if_required";
    readonly confirmParams: { readonly return_url: string; readonly payment_method_data?: object };
  }): Promise<StripeConfirmation>;
}

export interface StripeConfirmation {
  readonly error?: { readonly message?: string; readonly payment_intent?: { readonly status: string } };
  readonly paymentIntent?: { readonly status: string; readonly payment_method: string | object | null };
}

export interface StripeElements {
  create(kind: "payment", options: object): StripeElement;
  update(options: { readonly appearance: object }): void;
}

export interface StripeElement {
  on(event: "ready" | "loaderror", listener: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}

declare global {
  interface Window {
    Stripe?: StripeLibrary;
  }
}

/**
 * Whether the browser loaded this document for a payment screen. It keeps the policy of the document it loaded, and
 * that of any other page allows no Stripe.js.
 */
export function wasLoadedForPaying(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded === undefined || isPaymentPage(new URL(loaded.name).pathname);
}

let loading: Promise<StripeLibrary> | undefined;

/** Loads Stripe.js, once, and only where it is asked for: on the payment screens. */
export function loadStripeLibrary(url: string): Promise<StripeLibrary> {
  loading ??= addScript(url).catch((error: unknown) => {
    // The next try begins anew.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function addScript(url: string): Promise<StripeLibrary> {
  const script = document.createElement("script");
  script.src = url;
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error("Stripe.js was not loaded")));
    document.head.append(script);
  });
  if (!window.Stripe) throw new Error("Stripe.js gave nothing");
  return window.Stripe;
}
