import { publicUrlOf } from "#server/config/public-url.ts";
import type { ShopKeys } from "#server/features/settings/secrets/shop-keys.ts";
import type { Mounting } from "#server/mounting.ts";
import { issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { readOrAddSetting } from "./ledger/payment-settings.repository.ts";
import type { CardProvider } from "./providers/card-provider.ts";
import { guardCardProvider, guardRedirectProvider } from "./providers/guard-providers.ts";
import { isSandboxOn } from "./providers/is-sandbox-on.ts";
import { paypalRedirectProvider } from "./providers/paypal/paypal-redirect-provider.ts";
import type { RedirectProvider } from "./providers/redirect-provider.ts";
import type { Sandbox, SandboxSetting } from "./providers/sandbox/sandbox.ts";
import { sandboxCardProvider } from "./providers/sandbox/sandbox-card-provider.ts";
import { sandboxRedirectProvider } from "./providers/sandbox/sandbox-redirect-provider.ts";
import { sandboxSecrets, sandboxSettingOf } from "./providers/sandbox/sandbox-setting.ts";
import { pausedCardProvider } from "./providers/stripe/paused-card-provider.ts";
import { stripeCardProvider } from "./providers/stripe/stripe-card-provider.ts";

/** What payment use cases are given: the shop's services, and who moves the money at the moment. */
export type PaymentServices = Services & {
  readonly cardProvider: CardProvider;
  /** Undefined: there is only the card. */
  readonly redirectProvider: RedirectProvider | undefined;
  /** The sandbox, while it is the provider: its own pages and calls exist only then. */
  readonly sandbox: Sandbox | undefined;
  /** The shop's own name at providers, the same on all nodes. */
  readonly shopKey: () => Promise<string>;
  readonly publicUrl: string;
};

export type PaymentMounting = Mounting & { readonly services: PaymentServices };

/** Adds the payment providers to the services, once for the program: routes and jobs share them. Tests may give others. */
export function openPayments<Opened extends Services>(
  services: Opened,
  given: GivenProviders = {},
): Opened & PaymentServices {
  const { config, db, keys } = services;
  const sandbox = openSandbox(services, given.sandboxSetting);
  let known: OpenedProviders | undefined;
  /** Opened anew once other keys are typed. */
  const opened = () => {
    if (known?.by !== keys.current()) known = openProviders(services, sandbox, given);
    return known;
  };
  return {
    ...services,
    get cardProvider() {
      return opened().cardProvider;
    },
    get redirectProvider() {
      return opened().redirectProvider;
    },
    get sandbox() {
      return opened().sandbox;
    },
    publicUrl: publicUrlOf(config),
    shopKey: () => readOrAddSetting(db, "shop_key", issueToken),
  };
}

interface OpenedProviders extends Pick<PaymentServices, "cardProvider" | "redirectProvider" | "sandbox"> {
  readonly by: ShopKeys;
}

function openProviders(services: Services, whenOn: Sandbox, given: GivenProviders): OpenedProviders {
  const { log, tracer } = services;
  const keys = services.keys.current();
  const sandbox = isSandboxOn(keys) ? whenOn : undefined;
  const redirect = given.redirectProvider ?? openRedirect(keys, sandbox);
  return {
    by: keys,
    cardProvider: guardCardProvider(given.cardProvider ?? openCards(keys, sandbox), log, tracer),
    redirectProvider: redirect && guardRedirectProvider(redirect, log, tracer),
    sandbox,
  };
}

/** By whom cards are charged with these keys. */
export function openCards({ config, lost }: ShopKeys, sandbox: Sandbox | undefined): CardProvider {
  if (lost.has("stripe")) return pausedCardProvider;
  return sandbox ? sandboxCardProvider(sandbox) : stripeCardProvider(config);
}

/** PayPal where its keys are set, also beside the sandbox's cards; otherwise the sandbox's fake of it. */
function openRedirect(
  { config, lost }: ShopKeys,
  sandbox: Sandbox | undefined,
): RedirectProvider | undefined {
  if (lost.has("paypal")) return undefined;
  if (config.PAYPAL_CLIENT_ID) return paypalRedirectProvider(config);
  return sandbox && sandboxRedirectProvider(sandbox);
}

function openSandbox({ config, db, log, clock }: Services, setting: SandboxSetting | undefined): Sandbox {
  return {
    db,
    log,
    clock,
    setting: setting ?? sandboxSettingOf(config.SANDBOX_WEBHOOKS),
    secrets: () => sandboxSecrets(db, config.SANDBOX_WEBHOOK_SECRET),
    events: new EventTarget(),
  };
}

/** Other providers or another sandbox, for tests of what happens when they lie, hang or repeat. */
export interface GivenProviders {
  readonly cardProvider?: CardProvider;
  readonly redirectProvider?: RedirectProvider;
  readonly sandboxSetting?: SandboxSetting;
}
