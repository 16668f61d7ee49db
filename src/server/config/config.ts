import { z } from "zod";
import { languages } from "#domain/language/language.ts";
import { maximumUnits, usualMinimumUnits } from "#domain/quotes/quote-limits.ts";
import { exampleOwnerAddress } from "#domain/shop/own-identity.ts";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { readSecretsKey } from "#server/platform/secrets/secrets-key.ts";
import { readS3Address } from "#server/platform/storage/s3-address.ts";
import { address, optional, unspaced } from "./optional-variable.ts";
import { paymentKeyProblems } from "./payment-key-errors.ts";
import { paymentVariables } from "./payment-variables.ts";
import { shopVariables } from "./shop-variables.ts";

const onOff = z.enum(["on", "off"]);
const text = z.string().max(200);
const email = z.string().refine(isEmailShaped);
/** Parsed once: what compares, links and sets cookies by it afterwards has one spelling of it (SPEC-4.48). */
function readAsBrowsersDo(given: string): string {
  if (given === "") return "";
  const { origin, pathname } = new URL(given);
  return `${origin}${pathname.replace(/\/+$/, "")}`;
}

/** The sender where none was given: in a shop of one's own the shop's name stands before the address. */
export const demoSender = "Green Eco <shop@localhost>";

/** Each variable with its rule, its default and the remedy that is printed when it is wrong (design: two commands). */
const variables = {
  NODE_ENV: {
    rule: z.enum(["production", "development", "test"]).default("production"),
    remedy: "production, development or test",
  },
  PORT: { rule: z.coerce.number().int().min(0).max(65_535).default(3000), remedy: "a port, such as 3000" },
  HOST: { rule: z.string().min(1).default("localhost"), remedy: "a host to listen on, such as 0.0.0.0" },
  PUBLIC_URL: {
    rule: optional(address).default("").transform(readAsBrowsersDo),
    remedy: "the shop's address, such as https://shop.example.com",
  },
  DATA_DIR: { rule: z.string().min(1).default("./data"), remedy: "a folder that the shop may write to" },
  DATABASE_URL: {
    rule: optional(z.string().regex(/^postgres(ql)?:\/\/\S+$/)).default(""),
    remedy: "empty for SQLite, or postgres://user:password@host/database",
  },
  STORAGE_URL: {
    rule: optional(z.string().refine((url) => readS3Address(url) !== undefined)).default(""),
    remedy: "empty for DATA_DIR/storage, or s3://key:secret@host/bucket?region=eu-west-3",
  },
  SECRETS_KEY: {
    rule: optional(z.string().refine((key) => readSecretsKey(key) !== undefined)).default(""),
    remedy:
      "32 random bytes in base64, as `openssl rand -base64 32` makes them; empty for DATA_DIR/secrets.key",
  },
  BACKUP_BUCKET: {
    rule: optional(z.string().refine((url) => readS3Address(url) !== undefined)).default(""),
    remedy: "empty for no daily copies, or s3://key:secret@host/bucket?region=eu-west-3",
  },
  SMTP_URL: {
    rule: optional(z.string().regex(/^smtps?:\/\/\S+$/)).default(""),
    remedy: "empty for .eml files, or smtp://user:password@host:587",
  },
  MAIL_FROM: {
    rule: z.string().regex(/@/).default(demoSender),
    remedy: "the sender of mails, such as Green Eco <hello@example.com>",
  },
  STAFF_EMAIL: {
    rule: optional(email).default(""),
    remedy: "where staff is told of requests; empty for the administrator's address",
  },
  ADMIN_EMAIL: {
    rule: email.default(exampleOwnerAddress),
    remedy: "the first administrator's e-mail address",
  },
  ADMIN_PASSWORD: {
    rule: optional(z.string().min(8).max(128)).default(""),
    remedy: "8 to 128 characters, or empty for a random one",
  },
  SHOP_LANGUAGE: {
    rule: z.enum(languages).default("en"),
    remedy: "en or fr: the shop's first language",
  },
  DEMO_DATA: { rule: onOff.default("on"), remedy: "on or off" },
  RATE_LIMITS: { rule: onOff.default("on"), remedy: "on or off" },
  MAX_REQUESTS: {
    rule: z.coerce.number().int().min(1).default(200),
    remedy: "how many requests are worked on at a time, such as 200",
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    rule: z.coerce.number().int().min(1).default(100),
    remedy: "how many connections one address may have open, such as 100",
  },
  PAGE_MEMORY_MB: {
    rule: z.coerce.number().int().min(8).max(8_192).default(64),
    remedy: "how many megabytes of rendered pages are kept, such as 64",
  },
  API_DOCS: { rule: onOff.default("on"), remedy: "on or off" },
  TRUST_PROXY: {
    rule: z
      .string()
      .regex(/^[\d.:a-f,/ ]*$/i)
      .default(""),
    remedy: "the proxies' addresses, separated by commas, or empty",
  },
  BANK_TRANSFER_HOLDER: {
    rule: text.default(""),
    remedy: "who the account belongs to, together with BANK_TRANSFER_ACCOUNT; empty: no bank transfers",
  },
  BANK_TRANSFER_ACCOUNT: { rule: text.default(""), remedy: "the account's number or IBAN" },
  BANK_TRANSFER_BANK: { rule: text.default(""), remedy: "the bank's name" },
  BANK_TRANSFER_CODE: { rule: text.default(""), remedy: "the bank's routing number or BIC" },
  MINIMUM_UNITS: {
    rule: z.coerce.number().int().min(1).max(maximumUnits).default(usualMinimumUnits),
    remedy: "how many units of a size are made at least, such as 10000",
  },
  LOGO_STORAGE_MB: {
    rule: z.coerce.number().int().min(1).default(10_000),
    remedy: "how many megabytes of logos are kept in all, such as 10000",
  },
  ARTWORK_STORAGE_MB: {
    rule: z.coerce.number().int().min(1).default(10_000),
    remedy: "how many megabytes of the shop's own artwork are kept in all, such as 10000",
  },
  METRICS_PORT: {
    rule: optional(z.coerce.number().int().min(1).max(65_535)).default(""),
    remedy: "empty for no metrics, or a port of their own, such as 9464",
  },
  METRICS_HOST: {
    rule: z.string().min(1).default("127.0.0.1"),
    remedy: "where metrics are asked for: this machine (127.0.0.1), or an address of a private network",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    rule: optional(address).default(""),
    remedy: "empty for no traces, or a collector that speaks OTLP over HTTP, such as http://127.0.0.1:4318",
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    rule: unspaced(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/).default(""),
    remedy: "empty, or what the collector wants to be sent: name=value,name=value",
  },
  OTEL_SERVICE_NAME: { rule: text.default("green-eco"), remedy: "the shop's name in traces" },
  SLOW_QUERY_MS: {
    rule: z.coerce.number().int().min(0).max(60_000).default(1_000),
    remedy: "from how many milliseconds on a statement is logged, such as 200; 0 for never",
  },
  LOG_LEVEL: {
    rule: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    remedy: "debug, info, warn, error or silent",
  },
  ...paymentVariables,
  ...shopVariables,
} as const;

/** Their names, for the list in docs/settings.md. */
export const settingNames: readonly string[] = Object.keys(variables);

type Variables = typeof variables;
export type Config = { readonly [Name in keyof Variables]: z.output<Variables[Name]["rule"]> };

/** Whether a variable may have this value: for what the owner types in the office in its place. */
export function isValidVariable(name: keyof Config, value: string): boolean {
  return variables[name].rule.safeParse(value).success;
}

/** Reads the environment once, at the start. Throws one error that names each wrong variable and its remedy. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const entries = Object.entries(variables).map(([name, { rule, remedy, ...variable }]) => {
    const given = environment[name]?.trim();
    const parsed = rule.safeParse("isEmptyValue" in variable ? given : given || undefined);
    if (!parsed.success) problems.push(`${name} must be ${remedy}.`);
    return [name, parsed.data];
  });
  for (const range of openRanges(environment.TRUST_PROXY ?? "")) {
    problems.push(`TRUST_PROXY must not contain ${range}: it would trust everybody (REL-S4).`);
  }
  if (!environment.BANK_TRANSFER_HOLDER?.trim() !== !environment.BANK_TRANSFER_ACCOUNT?.trim()) {
    problems.push("BANK_TRANSFER_HOLDER and BANK_TRANSFER_ACCOUNT must be set together, or neither.");
  }
  if (problems.length > 0) throw new ConfigError(problems);
  // Each entry was parsed by the rule that gives its type.
  const config = Object.fromEntries(entries) as Config;
  const keyProblems = paymentKeyProblems(config);
  if (keyProblems.length > 0) throw new ConfigError(keyProblems.map(({ sentence }) => sentence));
  return config;
}

/** The start cannot go on; the message says which variables are wrong and what they may be. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "ConfigError";
  }
}

function openRanges(list: string): string[] {
  const ranges = list.split(",").map((range) => range.trim());
  return ranges.filter((range) => /\/0$/.test(range) || /^::ffff:[\d.]+\/(\d|[1-8]\d|9[0-5])$/i.test(range));
}
