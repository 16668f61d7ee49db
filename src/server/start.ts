import { ConfigError, readConfig } from "./config/config.ts";
import { paymentKeyProblems } from "./config/payment-key-errors.ts";
import { refusedSandbox } from "./features/payments/providers/refused-sandbox.ts";
import { logLostKeys } from "./features/settings/secrets/follow-keys.ts";
import { openServices } from "./open-services.ts";
import { runShop } from "./run-shop.ts";
import { describeStartError } from "./start-error.ts";

/** The start: every error is reported in one clear sentence, and the exit code is 1. */
try {
  const config = readConfig(process.env);
  const services = await openServices(config);
  const keys = services.keys.current();
  // The variables were looked at alone: now with what the owner typed beside them.
  const problems = paymentKeyProblems(keys.config, services.shop.facts()).map(({ sentence }) => sentence);
  const refused = await refusedSandbox(keys, services);
  if (refused) problems.push(refused);
  if (problems.length > 0) throw new ConfigError(problems);
  logLostKeys(services);
  await runShop(services);
} catch (error) {
  process.stderr.write(`${describeStartError(error, process.env)}\n`);
  process.exit(1);
}
