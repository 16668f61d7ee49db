import { isHttps } from "#domain/shop/is-https.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Config } from "./config.ts";
import { keyMessages } from "./payment-key-words.ts";

const stripeKeys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const paypalKeys = ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"] as const;
type Key = (typeof stripeKeys)[number] | (typeof paypalKeys)[number];

export const livePaypal = "https://api-m.paypal.com";
export const trialPaypal = "https://api-m.sandbox.paypal.com";

/** What is wrong with a variable: as the start says it, and as the office does of what was typed in its place. */
export interface KeyProblem {
  readonly at: keyof Config;
  readonly sentence: string;
  readonly message: Message;
}

/**
 * What is wrong with the payment keys as a set: a provider is set up whole or not at all, test and live are never mixed,
 * and live keys allow no missing, short or example secret anywhere.
 */
export function paymentKeyProblems(
  config: Config,
  { isDemo } = { isDemo: config.DEMO_DATA === "on" },
): KeyProblem[] {
  const problems = [...incomplete(config, stripeKeys), ...incomplete(config, paypalKeys)];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = config;
  if (secret && publishable && isLiveKey(secret) !== isLiveKey(publishable)) {
    problems.push({
      at: "STRIPE_PUBLISHABLE_KEY",
      sentence: "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both be test keys.",
      message: keyMessages.mixed,
    });
  }
  const isPaypalLive = config.PAYPAL_CLIENT_ID !== "" && new URL(config.PAYPAL_API_URL).origin === livePaypal;
  if (config.PAYPAL_CLIENT_ID && isPaypalLive !== isLiveKey(secret)) {
    problems.push(
      isPaypalLive
        ? {
            at: "PAYPAL_CLIENT_ID",
            sentence: `PayPal's live keys must come with live keys of Stripe: otherwise cards are paid in a test, and bags are made for nothing. To try PayPal out, set PAYPAL_API_URL=${trialPaypal}.`,
            message: keyMessages.paypalAlone,
          }
        : {
            at: "STRIPE_SECRET_KEY",
            sentence:
              "Live keys of Stripe must not come with a PayPal that moves no money: leave PAYPAL_API_URL out.",
            message: keyMessages.trialPaypal,
          },
    );
  }
  if (config.PAYMENTS === "sandbox" && secret) {
    problems.push({
      at: "STRIPE_SECRET_KEY",
      sentence: "PAYMENTS=sandbox and STRIPE_SECRET_KEY exclude each other: leave one of them out.",
      message: keyMessages.sandbox,
    });
  }
  if (isLiveKey(secret) || isPaypalLive) problems.push(...liveKeyProblems(config, isDemo));
  return problems;
}

function incomplete(config: Config, keys: readonly Key[]): KeyProblem[] {
  const missing = keys.filter((key) => config[key] === "");
  if (missing.length === 0 || missing.length === keys.length) return [];
  return missing.map((key) => ({
    at: key,
    sentence: `${key} must be set too: ${keys.join(", ")} belong together.`,
    message: keyMessages.incomplete,
  }));
}

/** A key with which money moves. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}

/** What is fine for trying out and must not be where money moves. */
function liveKeyProblems(config: Config, isDemo: boolean): KeyProblem[] {
  const problems: KeyProblem[] = [...stripeKeys, ...paypalKeys]
    .filter((key) => config[key] !== "" && config[key].split(",").some(isWeak))
    .map((key) => ({
      at: key,
      sentence: `${key} must be the provider's own secret: this one is too short, or an example.`,
      message: keyMessages.weak,
    }));
  if (!isHttps(config.PUBLIC_URL)) {
    problems.push({
      at: "PUBLIC_URL",
      sentence:
        "PUBLIC_URL must be the shop's https:// address with live payment keys: providers send buyers back to it.",
      message: keyMessages.noHttps,
    });
  }
  for (const name of ["STRIPE_API_URL", "PAYPAL_API_URL"] as const) {
    if (!isGuarded(config[name]))
      problems.push({
        at: name,
        sentence: `${name} must be an https:// address with live payment keys.`,
        message: withValues(keyMessages.openLine, { name }),
      });
  }
  const { ADMIN_PASSWORD: password } = config;
  if (password !== "" && (password.length < 12 || isExample(password))) {
    problems.push({
      at: "ADMIN_PASSWORD",
      sentence:
        "ADMIN_PASSWORD must be 12 characters or more and no example with live payment keys, or empty for a random one.",
      message: keyMessages.adminPassword,
    });
  }
  if (isDemo) {
    problems.push({
      at: "DEMO_DATA",
      sentence: "DEMO_DATA must be off with live payment keys: nobody can deliver the demo catalogue.",
      message: keyMessages.demo,
    });
  }
  return problems;
}

function isWeak(secret: string): boolean {
  const own = secret.trim().replace(/^(sk|rk|pk|whsec)_((test|live)_)?/, "");
  return own.length < 16 || isExample(own);
}

function isExample(text: string): boolean {
  return /example|change.?me|placeholder|secret|passwor|123456|your[_-]|xxxx|(.)\1{5}/i.test(text);
}

/** Encrypted on its way, or never leaving this machine. */
function isGuarded(address: string): boolean {
  const { hostname } = new URL(address);
  return isHttps(address) || hostname === "127.0.0.1" || hostname === "localhost";
}
