import { ConfigError, readConfig } from "./config.ts";
import { unsaidSandbox } from "./features/payments/providers/unsaid-sandbox.ts";
import { openServices } from "./open-services.ts";
import { runShop } from "./run-shop.ts";
import { describeStartFault } from "./start-error.ts";

/** The start: every error is reported in one clear sentence, and the exit code is 1. */
try {
  const config = readConfig(process.env);
  const services = await openServices(config);
  const fault = await unsaidSandbox(services);
  if (fault) throw new ConfigError([fault]);
  await runShop(services);
} catch (error) {
  process.stderr.write(`${describeStartFault(error, process.env)}\n`);
  process.exit(1);
}
