import type { FirstAdministrator } from "./features/accounts/sign-in/system-create-first-administrator.ts";
import { systemCreateFirstAdministrator } from "./features/accounts/sign-in/system-create-first-administrator.ts";
import { systemAddDemoFrench } from "./features/catalogue/demo/system-add-demo-french.ts";
import { systemSeedDemoCatalogue } from "./features/catalogue/demo/system-seed-demo-catalogue.ts";
import type { Services } from "./services.ts";

/** What an empty database is given: the first administrator, and the demo catalogue unless DEMO_DATA is off. */
export async function prepareFirstStart(services: Services): Promise<FirstAdministrator | undefined> {
  if (services.config.DEMO_DATA === "on") await systemSeedDemoCatalogue(services);
  await systemAddDemoFrench(services);
  return await systemCreateFirstAdministrator(services);
}
