import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  mayKey,
  mayRole,
  type Right,
  type Role,
  rights,
  type StaffRole,
  staffRoles,
} from "#domain/accounts/roles.ts";
import { buildOpenApi } from "#server/platform/http/openapi.ts";
import { hashesPassword } from "#server/platform/http/routes.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type Caller, callers, officeRoles, openShopWithEveryone } from "./everyone.ts";

type Verdict = "admitted" | 401 | 403;
type Verdicts = Readonly<Record<Caller, Verdict>>;

/** Who a policy admits; without a session it is 401, with one that lacks the right 403. */
function admitting(isAdmitted: (caller: Caller) => boolean): Verdicts {
  const verdict = (caller: Caller): Verdict => {
    if (isAdmitted(caller)) return "admitted";
    return ["anonymous", "expired", "revoked"].includes(caller) ? 401 : 403;
  };
  return Object.fromEntries(callers.map((caller) => [caller, verdict(caller)])) as Verdicts;
}

const roleOf = (caller: Caller): Role | null => {
  if (caller === "administrator") return "owner";
  return officeRoles.find((role) => role === caller) ?? null;
};
const isClient = (caller: Caller) => caller === "clientA" || caller === "clientB";
/** By the link of an offer: to act for its client, or to read (SPEC-4.39). */
const mayActFor = (caller: Caller) => isClient(caller) || caller === "linkToAct";
const mayReadFor = (caller: Caller) => mayActFor(caller) || caller === "linkToRead";
const isStaff = (caller: Caller) => caller === "standard" || roleOf(caller) !== null;
/** The role of an API key (SPEC-4.60). */
const keyOf = (caller: Caller): StaffRole | undefined =>
  staffRoles.find((role) => caller === `key of ${role}`);
const mayBy = (right: Right) =>
  admitting((caller) => {
    const key = keyOf(caller);
    return key ? mayKey(key, right) : mayRole(roleOf(caller), right);
  });
const mayInPerson = (right: Right) => admitting((caller) => mayRole(roleOf(caller), right));

/** What each policy says to each kind of caller (REL-Z1). A new policy has to be written down here. */
const verdicts: Readonly<Record<string, Verdicts>> = {
  anyone: admitting(() => true),
  provider: admitting(() => true),
  account: admitting(isStaff),
  office: admitting((caller) => roleOf(caller) !== null),
  administrator: admitting((caller) => caller === "administrator"),
  client: admitting(isClient),
  payer: admitting(mayActFor),
  buyer: admitting(mayActFor),
  buyerReader: admitting(mayReadFor),
  viewer: admitting(mayReadFor),
  dealReader: admitting((caller) => isStaff(caller) || keyOf(caller) !== undefined || mayReadFor(caller)),
  dealParty: admitting((caller) => isStaff(caller) || keyOf(caller) !== undefined || mayActFor(caller)),
  staffOrClient: admitting((caller) => isStaff(caller) || keyOf(caller) !== undefined || isClient(caller)),
  signedIn: admitting((caller) => isStaff(caller) || isClient(caller)),
  quoteReader: admitting((caller) => isStaff(caller) || keyOf(caller) !== undefined || mayReadFor(caller)),
  ...Object.fromEntries(rights.map((right) => [`may ${right}`, mayBy(right)])),
  ...Object.fromEntries(rights.map((right) => [`may ${right} in person`, mayInPerson(right)])),
};

/** Calls that anyone may make and that still answer 401 to an empty request: their handler checks a secret. */
const checksItself = new Set(["GET /api/me"]);
/** While a quote lies in the trash, its links open nothing, and their holders are strangers. */
const restoring = "POST /api/quotes/{id}/restore";
/** Policies that let every role in: what it may do there, the use case says, and the tests of roles. */
const asksFurther = new Set(["signedIn", "staffOrClient", "quoteReader", "dealReader", "dealParty"]);

const world = await openShopWithEveryone();
afterAll(() => world[Symbol.asyncDispose]());

describe("who may use which call", () => {
  test("REL-Z1 every route answers each kind of caller as its policy says", async () => {
    const { shop, bearers, quoteA } = world;
    const surprises: string[] = [];
    const reached: string[] = [];
    let cells = 0;
    for (const { call, policy } of shop.routes.declared) {
      const expected = verdicts[policy];
      expect(expected, `no verdicts for the policy "${policy}" of ${call.method} ${call.path}`).toBeDefined();
      const keys: StaffRole[] = [];
      const path = call.path.replace(/\{\w+\}/g, String(quoteA.id));
      for (const caller of callers) {
        cells += 1;
        const isJson = call.body !== undefined;
        const answer = await shop.send(call.method, path, {
          bearer: bearers[caller],
          ...(isJson && call.method !== "GET" ? { body: { unknown_field: 1 } } : {}),
        });
        const refused = answer.status === 401 || answer.status === 403 ? answer.status : "admitted";
        const name = `${call.method} ${call.path}`;
        const key = keyOf(caller);
        if (key && refused === "admitted") keys.push(key);
        const isOffice = officeRoles.some((role) => role === caller) || keyOf(caller) !== undefined;
        const isGone = name === restoring && caller.startsWith("link");
        const isLeft = isGone || checksItself.has(name) || (asksFurther.has(policy) && isOffice);
        const wanted = isLeft ? refused : expected?.[caller];
        if (refused !== wanted) surprises.push(`${name} for ${caller}: ${answer.status}, not ${wanted}`);
      }
      const isOpen = policy === "anyone" || policy === "provider";
      if (keys.length > 0 && !isOpen) reached.push(`${call.method} ${call.path} · ${keys.join(", ")}`);
      if (!isOpen && hashesPassword(call)) expect(keys, `${call.method} ${call.path}`).toEqual([]);
    }
    expect(surprises).toEqual([]);
    // Which calls an API key reaches (SPEC-4.60).
    await expect(`${reached.sort().join("\n")}\n`).toMatchFileSnapshot(join(import.meta.dirname, "keys.txt"));
    recordFigure("REL-Z1", `${cells} cells, 0 unexpected`);
  });

  test("REL-Z1 what each role may do is written down, call by call", async () => {
    const lines = world.shop.routes.declared.flatMap(({ call, policy }) => {
      const admitted = officeRoles.filter((role) => verdicts[policy]?.[role] === "admitted");
      const isForStaff = policy === "office" || policy.startsWith("may ");
      return isForStaff ? [`${call.method} ${call.path} · ${admitted.join(", ") || "owner alone"}`] : [];
    });
    await expect(`${lines.sort().join("\n")}\n`).toMatchFileSnapshot(join(import.meta.dirname, "roles.txt"));
  });

  test("SPEC-4.39 what the link of an offer may do is written down, call by call", async () => {
    const lines = world.shop.routes.declared.flatMap(({ call, policy }) => {
      const [act, read] = [verdicts[policy]?.linkToAct, verdicts[policy]?.linkToRead];
      if (policy === "anyone" || policy === "provider" || act !== "admitted") return [];
      return [`${call.method} ${call.path} · ${read === "admitted" ? "act, read" : "act"}`];
    });
    await expect(`${lines.sort().join("\n")}\n`).toMatchFileSnapshot(join(import.meta.dirname, "links.txt"));
  });

  test("REL-Z1 the document lists the calls that are bound, and no other", async () => {
    const { declared } = world.shop.routes;
    const document = buildOpenApi(declared, {
      title: "Green Eco",
      version: "0",
      url: "https://shop.example",
    });
    const written = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const bound = declared.map(({ call }) => `${call.method} ${call.path}`);
    expect(written.sort()).toEqual([...new Set(bound)].sort());
  });
});
