import { expect, test } from "vitest";
import { hours, minutes, seconds } from "#domain/time/durations.ts";
import "#server/features/accounts/second-factor/second-factors.table.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import { codeAt } from "#tests/support/authenticator.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { postedMails } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { changeAsStaff, changeWithProof, type Proof, requireStepUp } from "./require-step-up.ts";

const services = createTestServices(await openTestDatabase(), { RATE_LIMITS: "on" });
const { db, clock } = services;
const secret = "GEZDGNBVGY3TQOJQ";

/** An owner, with a second factor or without, who makes a change. */
async function openOwner({ hasFactor = true } = {}) {
  const { id, email, actor } = await addAdministrator(services);
  const at = clock().toISOString();
  const factor = { user_id: id, secret, last_step: 0, confirmed_at: at, created_at: at };
  if (hasFactor) await db.insertInto("second_factors").values(factor).execute();
  return {
    actor,
    change: (proof: Proof, by = actor) => changeWithProof(services, by, proof, async () => "changed"),
    /** What the account was written, the oldest first. */
    notices: async () =>
      (await postedMails(services))
        .filter(({ recipient }) => recipient === email)
        .map(({ content }) => content.notice),
  };
}

const password = { current_password: testPassword };
/** The password, and the code of this moment, not used before. */
const proofOfNow = () => {
  clock.advance(seconds(30));
  return { ...password, code: codeAt(secret, clock()) };
};
const refusedAt = (...fields: readonly string[]) => ({
  code: "invalid",
  details: { fields: Object.fromEntries(fields.map((field) => [field, [expect.anything()]])) },
});

test("REL-S8 an account with a second factor types the password again, one without need not", async () => {
  const [{ actor: without }, { actor }] = [await openOwner({ hasFactor: false }), await openOwner()];
  for (const typed of [undefined, "not it", testPassword])
    await expect(requireStepUp(services, without, typed)).resolves.toBeUndefined();
  for (const typed of [undefined, "", "not it"])
    await expect(requireStepUp(services, actor, typed)).rejects.toMatchObject({ code: "invalid" });
  await expect(requireStepUp(services, actor, testPassword)).resolves.toBeUndefined();
});

test.each<[string, () => Proof, readonly string[]]>([
  ["nothing", () => ({}), ["current_password", "code"]],
  ["two empty fields", () => ({ current_password: "", code: "" }), ["current_password", "code"]],
  ["the password alone", () => password, ["code"]],
  ["the code alone", () => ({ code: proofOfNow().code }), ["current_password"]],
  ["another password", () => ({ ...proofOfNow(), current_password: "not it" }), ["current_password"]],
  ["another code", () => ({ ...password, code: "000000" }), ["code"]],
])("REL-S13 with %s a change is refused, and the account is written to", async (_, proof, fields) => {
  const { actor, notices } = await openOwner();
  let isChanged = false;
  const change = async () => {
    isChanged = true;
  };
  const refused = changeWithProof(services, actor, proof(), change);
  await expect(refused).rejects.toEqual(expect.objectContaining(refusedAt(...fields)));
  expect([isChanged, await notices()]).toEqual([false, ["change-refused"]]);
});

test("REL-S13 with password and code a change is made, and the code is used up", async () => {
  const { change, notices } = await openOwner();
  const proof = proofOfNow();
  expect(await change(proof)).toBe("changed");
  expect(await notices()).toEqual([]);
  await expect(change(proof)).rejects.toMatchObject(refusedAt("code"));
  expect(await change(proofOfNow())).toBe("changed");
});

test("REL-S13 an account without a second factor gives its password alone", async () => {
  const { change, notices } = await openOwner({ hasFactor: false });
  await expect(change({})).rejects.toEqual(expect.objectContaining(refusedAt("current_password")));
  expect(await notices()).toEqual(["change-refused"]);
  expect(await change(password)).toBe("changed");
  for (let i = 0; i < 8; i += 1)
    expect(await change({ ...password, code: "of another account" })).toBe("changed");
});

test("REL-S13 what is refused for another reason keeps the code good, and is not mailed", async () => {
  const { actor, change, notices } = await openOwner();
  const proof = proofOfNow();
  for (const error of [
    new AppError("conflict"),
    new AppError("invalid", { fields: { name: [] } }),
    new Error("x"),
  ]) {
    const refused = changeWithProof(services, actor, proof, () => Promise.reject(error));
    await expect(refused).rejects.toBe(error);
  }
  expect(await notices()).toEqual([]);
  expect(await change(proof)).toBe("changed");
});

test("REL-S13 a password that changed while it was compared proves nothing", async () => {
  const { actor } = await openOwner();
  const verify: typeof services.passwords.verify = async (...given) => {
    const isRight = await services.passwords.verify(...given);
    await db.updateTable("users").set({ password_hash: "" }).where("id", "=", actor.userId).execute();
    return isRight;
  };
  const racing = { ...services, passwords: { ...services.passwords, verify } };
  await expect(changeWithProof(racing, actor, proofOfNow(), async () => "changed")).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

test("REL-S13 the third wrong code is written to the account; one that is missing is no guess", async () => {
  const { change, notices } = await openOwner();
  const told = ["change-refused", "change-refused", "change-refused", "change-refused"];
  for (const code of ["", "000000", undefined, "000000"])
    await expect(change({ ...password, code })).rejects.toMatchObject(refusedAt("code"));
  expect(await notices()).toEqual(told);
  await expect(change({ ...password, code: "000000" })).rejects.toMatchObject(refusedAt("code"));
  expect(await notices()).toEqual([...told, "codes-guessed", "change-refused"]);
});

test("REL-S13 wrong codes make one session wait, and no other; a right one begins anew", async () => {
  const { actor, change } = await openOwner();
  const wrong = async (count: number) => {
    for (let i = 0; i < count; i += 1)
      await expect(change({ ...password, code: "000000" })).rejects.toMatchObject(refusedAt("code"));
  };
  await wrong(4);
  expect(await change(proofOfNow())).toBe("changed");
  await wrong(6);
  const { code } = proofOfNow();
  clock.advance(-seconds(30));
  await expect(change({ ...password, code })).rejects.toMatchObject({ code: "too_many_requests" });
  const elsewhere = hashToken(await openSession(db, "staff", actor.userId, clock()));
  expect(await change({ ...password, code }, { ...actor, tokenHash: elsewhere })).toBe("changed");
});

test("REL-S13 an account is written to twelve times an hour at the most", async () => {
  const { change, notices } = await openOwner();
  for (let i = 0; i < 14; i += 1) await expect(change({})).rejects.toMatchObject({ code: "invalid" });
  expect(await notices()).toHaveLength(12);
  const other = await openOwner();
  await expect(other.change({})).rejects.toMatchObject({ code: "invalid" });
  expect(await other.notices()).toHaveLength(1);
  clock.advance(hours(1) + minutes(1));
  await expect(change({})).rejects.toMatchObject({ code: "invalid" });
  expect(await notices()).toHaveLength(13);
});

test("REL-S13 a change that asks for no proof needs the session alone", async () => {
  const { actor } = await openOwner();
  const made = (proof: Proof, isAsked: boolean) =>
    changeAsStaff(services, actor, { proof, isAsked }, async () => "changed");
  expect(await made({}, false)).toBe("changed");
  await expect(made({}, true)).rejects.toMatchObject({ code: "invalid" });
  expect(await made(proofOfNow(), true)).toBe("changed");
});
