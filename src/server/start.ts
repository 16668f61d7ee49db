import { ConfigError, readConfig } from "./config.ts";
import { refusedSandbox } from "./features/payments/providers/refused-sandbox.ts";
import { openServices } from "./open-services.ts";
import { runShop } from "./run-shop.ts";
import { describeStartError } from "./start-error.ts";

/** The start: every error is reported in one clear sentence, and the exit code is 1. */
try {
  const config = readConfig(process.env);
  const services = await openServices(config);
  const problem = await refusedSandbox(services);
  if (problem) throw new ConfigError([problem]);
  await runShop(services);
} catch (error) {
  process.stderr.write(`${describeStartError(error, process.env)}\n`);
  process.exit(1);
}
