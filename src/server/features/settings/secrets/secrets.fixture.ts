import { onTestFinished } from "vitest";
import type { SecretsAnswer } from "#contracts/shop-secrets.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { secretSources } from "#server/sources/secret-sources.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { secretRoutes } from "./secrets.routes.ts";
import type { SecretSources } from "./staff-change-secrets.ts";

export const mailPassword = "horse battery staple";
export const smtp_url = `smtp://ann:${encodeURIComponent(mailPassword)}@mail.example.com:587`;

/** A shop whose providers answer what a test says; `asked` tells which of them were. */
export async function openSecretShop(environment: Readonly<Record<string, string>> = {}, on?: TestDatabase) {
  const database = on ?? (await createTestDatabase());
  if (!on) onTestFinished(() => database[Symbol.asyncDispose]());
  const services = createTestServices(database, { DEMO_DATA: "off", ...environment });
  const asked: string[] = [];
  let answer: () => string = () => "250 Ok: queued";
  const ask = (group: string) => async () => {
    asked.push(group);
    return answer();
  };
  const payments = openPayments(services);
  const shop = await createTestShop(payments, [
    (mounting) => {
      const { wouldTest } = secretSources(mounting);
      const trials = {
        mail: ask("mail"),
        stripe: ask("stripe"),
        paypal: ask("paypal"),
        backup: ask("backup"),
      };
      secretRoutes({ ...mounting, sources: { trials, wouldTest } satisfies SecretSources });
    },
  ]);
  const owner = await addAdministrator(services);
  const put = (values: object, proof: object = { current_password: testPassword }) =>
    shop.send("PUT", "/api/settings/secrets", { bearer: owner.bearer, body: { values, ...proof } });
  const read = async () => {
    const { body } = await shop.send("GET", "/api/settings/secrets", { bearer: owner.bearer });
    return body as unknown as SecretsAnswer;
  };
  return {
    ...{ services, payments, database, shop, owner, put, read, asked },
    answers: (next: () => string) => {
      answer = next;
    },
  };
}

/** The faults of a refused answer, by field. */
export const faults = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => Object(body.errors);
