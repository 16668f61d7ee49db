import { expect, test } from "vitest";
import { listOwnQuotes } from "#contracts/clients/clients.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { systemIssuePasswordLink } from "./features/accounts/passwords/system-issue-password-link.ts";
import { systemFindClient } from "./features/clients/system-find-client.ts";
import { mountFeatures } from "./features.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);
const password = "a password chosen anew";

const reset = (token: string) =>
  shop.send("POST", "/api/password/reset", { body: { token, password, password_confirmation: password } });

test("SPEC-3.20 a client's new password signs in at once, and the former sessions end", async () => {
  const email = "lost@example.com";
  const { id } = await askForQuote(services, tote, { fields: { email } });
  const client = await systemFindClient(services.db, email);
  const issue = () =>
    systemIssuePasswordLink(services, { kind: "client", subjectId: client?.id ?? 0, recipient: email });
  const former = String((await reset(await issue())).body.client_token);
  const answer = await reset(await issue());
  const bearer = String(answer.body.client_token);
  const own = await shop.send("GET", "/api/client-quotes", { bearer });
  expect(listOwnQuotes.answers[200].parse(own.body).quotes.map((quote) => quote.id)).toEqual([id]);
  expect((await shop.send("GET", "/api/client-quotes", { bearer: former })).status).toBe(401);
  expect((await shop.send("POST", "/api/client-login", { body: { email, password } })).status).toBe(200);
});

test("SPEC-3.20 it does not sign in a staff account, which may have a second factor", async () => {
  const ann = await addUser(services);
  const token = await systemIssuePasswordLink(services, {
    kind: "staff",
    subjectId: ann.id,
    recipient: ann.email,
  });
  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ message: expect.any(String) });
});
