import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { holdOfferLink } from "#server/features/deals/access/offer-links.fixture.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { dumpTables } from "./dump-tables.ts";
import { fieldsOf } from "./fields-of.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

/** Names that no answer may hold, for any caller: such columns are hashed or internal. */
const never = /hash|secret|token|password(?!_set)|storage_key|email_key|search_text/i;
/** The hash of an offer is printed on its document, those of a proof on its certificate, for their readers to compare. */
const printed = [
  ...["versions[].hash", "versions[].acceptance.hash", "version.hash", "version.acceptance.hash"],
  ...["proofs[].hash", "proofs[].answers[].hash", "proofs[].answers[].proof_hash"],
  // Whether it is set, and never what it is.
  ...["is_set.stripe_secret_key", "is_set.stripe_webhook_secret", "is_set.paypal_secret"],
];
const secretColumn = /"(\w*(?:hash|secret|storage_key)\w*)":"([^"]{8,})"/g;

describe("what answers hold", () => {
  test("REL-Z7 every read answers each kind of person exactly the fields written down, and no secret", async () => {
    await using world = await openShopOfClients(2);
    const { shop, clients, admin, standard } = world;
    const [client, stranger] = clients;
    if (!client || !stranger) throw new Error("no clients");
    const people = {
      anonymous: undefined,
      standard: standard.bearer,
      client: client.bearer,
      link: client.link,
      offerLink: (await holdOfferLink(world.services, client.his.quoteId)).bearer,
      administrator: admin.bearer,
    };
    await shop.send("POST", "/api/newsletter", { body: { email: "reader@example.com" } });
    const others = [stranger.email, admin.email, "bob@example.com", "reader@example.com"];
    const secrets = await secretsIn(world);
    const reads = shop.routes.declared.filter(({ call }) => call.method === "GET");
    const told = new Map<string, string[]>();
    const leaks: string[] = [];
    for (const { call } of reads) {
      const name = nameOf(call);
      for (const [who, bearer] of Object.entries(people)) {
        const { path } = await validRequest(call, client.his);
        const answer = await shop.send("GET", path, { bearer });
        if (answer.status !== 200) continue;
        leaks.push(
          ...secrets.filter((secret) => answer.text.includes(secret)).map((secret) => `${name}: ${secret}`),
        );
        if (who !== "administrator")
          leaks.push(
            ...others
              .filter((email) => email !== bearer && answer.text.includes(email))
              .map((email) => `${name}, ${who}: ${email}`),
          );
        // A link may be handed on: it names no address of the client (SPEC-4.39).
        if (who === "offerLink" && answer.text.includes(client.email)) leaks.push(`${name}: ${client.email}`);
        if (call.answerType === "application/octet-stream") continue;
        // Rows as lines are one object each; the first tells the fields.
        const fields = fieldsOf(
          JSON.parse(call.answerType ? (answer.text.split("\n")[0] ?? "") : answer.text),
        );
        leaks.push(
          ...fields
            .filter((field) => never.test(field) && !printed.includes(field))
            .map((field) => `${name}, ${who}: ${field}`),
        );
        const set = `  ${fields.join("\n  ")}`;
        told.set(`${name}\n${set}`, [...(told.get(`${name}\n${set}`) ?? []), who]);
      }
    }
    expect(leaks).toEqual([]);
    const sets = [...told].map(([set, whom]) => set.replace("\n", ` · ${whom.join(", ")}\n`));
    await expect(`${sets.sort().join("\n\n")}\n`).toMatchFileSnapshot(
      join(import.meta.dirname, "field-sets.txt"),
    );
    const figure = `${reads.length} reads × ${Object.keys(people).length} people: ${told.size} field sets as written down, ${secrets.length} secrets of the database in 0 answers`;
    recordFigure("REL-Z7", figure);
  });
});

/** Everything in the database that is a hash, a secret or the name of a stored file. */
async function secretsIn({ services }: Awaited<ReturnType<typeof openShopOfClients>>): Promise<string[]> {
  const { quote_versions, acceptances, proofs, proof_answers, ...tables } = await dumpTables(services.db, {
    whole: true,
  });
  const rows = Object.values(tables).flat();
  const found = rows.flatMap((row) => [...row.matchAll(secretColumn)].map(([, , value]) => value ?? ""));
  expect(found.length).toBeGreaterThan(10);
  return [...new Set(found)];
}
