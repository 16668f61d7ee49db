import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Call, takesKey } from "#contracts/call.ts";
import type { Db } from "#server/platform/database/db.ts";
import { engine } from "#tests/support/engine.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { isSentFor, makeDoable } from "./doable-calls.ts";
import { dumpTables } from "./dump-tables.ts";
import { openCopies } from "./shop-of-clients.ts";
import { nameOf } from "./valid-inputs.ts";

/** Writes of staff that change nothing of the shop's, with the reason. */
const noAuditEntries: Readonly<Record<string, string>> = {
  "POST /api/logout": "ends the session of the caller",
  "POST /api/texts/{name}/preview": "shows what a text would look like",
};
/** Need a password and a code of the moment: their own tests look at what they write. */
const elsewhere = /second-factor/;
/** What was before and after is not written down: a mail changes nothing, and a password is written down nowhere. */
const hasNoValues = new Set(["POST /api/quotes/{id}/send-link", "PUT /api/me/password"]);

/** What they need, which this shop has not, is a link that was mailed, or a code of the moment. */
const undoable = new Set([
  ...[
    "POST /api/login",
    "POST /api/login/second-step",
    "POST /api/client-login",
    "POST /api/client-password",
  ],
  ...["POST /api/password/reset", "POST /api/invitations/{token}", "POST /api/address-confirmations/{token}"],
  ...["POST /api/newsletter/unsubscribe", "DELETE /api/sessions/{id}"],
  ...["POST /api/me/second-factor/confirm", "POST /api/me/second-factor/end"],
  "POST /api/users/{id}/remove-second-factor",
]);

const isStaffs = ({ method, path }: Call, name: string, policy: string) =>
  method !== "GET" &&
  /^(administrator|office|account|may .*)$/.test(policy) &&
  !noAuditEntries[name] &&
  !elsewhere.test(path);
const isKeyed = (call: Call, name: string) => takesKey(call) && call.key !== "own" && !undoable.has(name);

type World = Awaited<ReturnType<Awaited<ReturnType<typeof openCopies>>["open"]>>;
type Give = Awaited<ReturnType<typeof makeDoable>>;

// One change often rules out the next, so each has a world of its own; to open it takes most of the time.
test("REL-P2 SPEC-4.43 whatever staff changes is written down with who, what, when, before and after, or is not changed at all; a key makes one of two presses at one moment, and of a third", async () => {
  await using ofOne = await openCopies(1);
  await using ofTwo = await openCopies(2);
  await using list = await ofOne.open();
  const surprises: string[] = [];
  const actions = new Set<string>();
  let [staffs, keyed] = [0, 0];
  for (const { call, policy } of list.shop.routes.declared) {
    const name = nameOf(call);
    const of = { isStaffs: isStaffs(call, name, policy), isKeyed: isKeyed(call, name) };
    if (!of.isStaffs && !of.isKeyed) continue;
    await using world = await (name.endsWith("merge") ? ofTwo : ofOne).open(isSentFor(name));
    const { admin, clients, services } = world;
    const isClients = /^(client|payer|buyer|viewer)$/.test(policy);
    const give = await makeDoable(world, call, (isClients && clients[0]?.bearer) || admin.bearer);
    if (of.isStaffs) {
      staffs += 1;
      surprises.push(...(await changesUnwritten(world, give)).map((what) => `${name} ${what}`));
    }
    const known = await services.db.selectFrom("history").select("id").execute();
    services.clock.advance(60_000);
    const key = of.isKeyed ? { "idempotency-key": "pressed" } : undefined;
    const press = async () => {
      const { status, text, headers } = await give(key);
      return `${status} ${headers.etag ?? ""} ${text}`;
    };
    const answers = await Promise.all(of.isKeyed ? [press(), press()] : [press()]);
    if (!answers.some((answer) => answer.startsWith("20"))) {
      surprises.push(`${name} could not be done: ${answers.join("\n")}`);
      continue;
    }
    if (of.isStaffs) {
      const { mine, isTold } = await writtenSince(world, known, !hasNoValues.has(name));
      if (!isTold) surprises.push(`${name} wrote ${JSON.stringify(mine)}`);
      for (const { action } of mine) actions.add(action);
    }
    if (of.isKeyed) {
      keyed += 1;
      const found = await changesAgain(world, answers, { press, isSecret: call.key === "secret" });
      surprises.push(...found.map((what) => `${name} ${what}`));
    }
  }
  expect(surprises).toEqual([]);
  expect(staffs).toBeGreaterThan(100);
  expect(keyed).toBeGreaterThan(110);
  recordFigure(
    "REL-P2",
    `${staffs} of ${staffs} calls by which staff changes something write history in the same transaction (${actions.size} actions)`,
  );
  recordFigure("SPEC-4.43", `${keyed} commands are carried out once under their key`);
}, 300_000);

/** What is wrong with a command whose history cannot be written. */
async function changesUnwritten({ services }: World, give: Give): Promise<string[]> {
  const untouched = JSON.stringify(await dumpTables(services.db));
  const has = await refuseHistory(services.db);
  const { status } = await give();
  await has.roomAgain();
  const isSame = JSON.stringify(await dumpTables(services.db)) === untouched;
  return [
    ...(status < 500 ? [`answers ${status} without its history`] : []),
    ...(isSame ? [] : ["changes something without its history"]),
  ];
}

/** Lets no line into the history until there is room again. */
async function refuseHistory(db: Db) {
  const refusal = sql.lit("no room for history");
  const trigger = sql`create trigger no_history before insert on history`;
  if (engine() === "sqlite") {
    await sql`${trigger} begin select raise(abort, ${refusal}); end`.execute(db);
    return { roomAgain: () => sql`drop trigger no_history`.execute(db) };
  }
  await sql`create or replace function no_history() returns trigger language plpgsql as
    $$ begin raise exception ${refusal}; end $$`.execute(db);
  await sql`${trigger} for each row execute function no_history()`.execute(db);
  return { roomAgain: () => sql`drop trigger no_history on history`.execute(db) };
}

/** The administrator's lines of the history but those that are known, and whether one says what was done, and when. */
async function writtenSince(
  { services, admin }: World,
  known: readonly { readonly id: number }[],
  hasValues: boolean,
) {
  const rows = await services.db
    .selectFrom("history")
    .selectAll()
    .where("id", "not in", [0, ...known.map(({ id }) => id)])
    .execute();
  const mine = rows.filter((row) => row.doer === "staff" && row.doer_id === admin.id);
  const now = services.clock().toISOString();
  const isTold = mine.some((row) => row.created_at === now && (!hasValues || (row.before ?? row.after)));
  return { mine, isTold };
}

interface Pressed {
  readonly press: () => Promise<string>;
  readonly isSecret: boolean;
}

/** What is wrong with a command that was pressed twice at once, and is pressed once more under the same key. */
async function changesAgain(
  { services }: World,
  atOnce: readonly string[],
  { press, isSecret }: Pressed,
): Promise<string[]> {
  const before = JSON.stringify(await dumpTables(services.db));
  services.clock.advance(1_000);
  const answers = [...atOnce, await press()].sort();
  const [first, ...others] = answers;
  const isRight = others.every((answer) => (isSecret ? answer.startsWith("409 ") : answer === first));
  const isSame = JSON.stringify(await dumpTables(services.db)) === before;
  const { length } = await services.db.selectFrom("idempotency_keys").select("key_hash").execute();
  return [
    ...(first?.startsWith("20") && isRight ? [] : [`answers ${answers.join("\n")}`]),
    ...(isSame ? [] : ["does something again"]),
    ...(length === 1 ? [] : [`keeps ${length} keys`]),
  ];
}

/** A person who is erased: who did what stays, the person's own words do not (REL-P5). */
const erasing = ["src/server/client-data/erase-rows.ts"];

test("REL-P2 nothing but erasing a person updates or deletes a line of the history", () => {
  const code = globSync("src/server/**/*.ts").filter((path) => !path.includes(".test."));
  const changes =
    /(?:updateTable|deleteFrom|mergeInto)\(\s*["'`]history["'`]|(?:update|delete from|truncate)\s+history/i;
  expect(code.filter((path) => changes.test(readFileSync(path, "utf8")))).toEqual(erasing);
});
