import { testPassword } from "#tests/support/staff.ts";

const password = "a password that is long";
export const apiKey = { name: "Warehouse", role: "production", current_password: testPassword };
export const webhook = {
  ...{ url: "https://warehouse.example/hooks/secret-4711", events: ["offer.viewed"] },
  current_password: testPassword,
};

/** The same for the calls about accounts that are about no new one, and about keys of programs. */
export const accountWrites: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  "POST /api/me/second-factor/begin": () => ({ password }),
  "POST /api/me/second-factor/confirm": () => ({ code: "123456" }),
  "POST /api/me/second-factor/end": () => ({ password, code: "123456" }),
  "POST /api/users/{id}/remove-second-factor": () => ({ password }),
  "DELETE /api/users/invitations/{id}": () => ({}),
  "POST /api/users/{id}/end-sessions": () => ({}),
  "POST /api/logout": () => ({}),
  "POST /api/api-keys": () => apiKey,
  "DELETE /api/api-keys/{id}": () => ({ current_password: testPassword }),
  "POST /api/webhooks": () => webhook,
  "PUT /api/webhooks/{id}": () => ({ ...webhook, events: ["offer.sent"], state: "off" }),
  "POST /api/webhooks/{id}/secret": () => ({ current_password: testPassword }),
  "DELETE /api/webhooks/{id}": () => ({}),
  "POST /api/webhooks/{id}/test": () => ({}),
  "POST /api/webhook-deliveries/{id}/replay": () => ({}),
};
