import { expect, test } from "vitest";
import { everyCall } from "#contracts/every-call.fixture.ts";
import { hashesPassword } from "./routes.ts";

test("REL-D9 what hashes a password queues apart: signing in, new passwords, and what asks for the own one again", () => {
  const found = everyCall.flatMap(([, call]) =>
    hashesPassword(call) ? [`${call.method} ${call.path}`] : [],
  );
  expect(found.toSorted()).toMatchInlineSnapshot(`
    [
      "DELETE /api/api-keys/{id}",
      "DELETE /api/users/{id}",
      "POST /api/api-keys",
      "POST /api/backups",
      "POST /api/client-login",
      "POST /api/client-password",
      "POST /api/clients/{id}/erase",
      "POST /api/clients/{id}/merge",
      "POST /api/first-day/begin-own-shop",
      "POST /api/invitations/{token}",
      "POST /api/login",
      "POST /api/me/second-factor/begin",
      "POST /api/me/second-factor/end",
      "POST /api/password/reset",
      "POST /api/payments/{id}/refund",
      "POST /api/register",
      "POST /api/users",
      "POST /api/users/invite",
      "POST /api/users/{id}/remove-second-factor",
      "POST /api/users/{id}/restore",
      "POST /api/webhooks",
      "POST /api/webhooks/{id}/secret",
      "PUT /api/me/email",
      "PUT /api/me/password",
      "PUT /api/settings",
      "PUT /api/settings/secrets",
      "PUT /api/users/{id}",
      "PUT /api/webhooks/{id}",
    ]
  `);
});
