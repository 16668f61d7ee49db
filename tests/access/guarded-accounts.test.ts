import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { systemIssueAddressLink } from "#server/features/accounts/own/confirm-address.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { fields, openStolenSession } from "./stolen-session.ts";

type World = Awaited<ReturnType<typeof openStolenSession>>;

const eve = { name: "Eve Mallory", email: "eve@evil.example", telephone: "303-555-0188" };
const evePassword = { password: "a long password", password_confirmation: "a long password" };

async function openWorld() {
  const world = await openStolenSession();
  const { services, owner, shop, code } = world;
  const pam = await addUser(services, { name: "Pam Payments", email: "pam@shop.example", role: "accounts" });
  const ray = await addUser(services, { name: "Ray Reader", email: "ray@shop.example", role: "reader" });
  const gone = await addUser(services, { name: "Gus Gone", email: "gus@shop.example", role: "accounts" });
  const remove = (id: number, body = {}) =>
    shop.send("DELETE", `/api/users/${id}`, { bearer: owner.bearer, body });
  await remove(gone.id);
  services.clock.advance(minutes(2));
  const proof = () => ({ current_password: testPassword, code: code() });
  return { ...world, pam, ray, gone, remove, proof };
}

type Way = (
  world: Awaited<ReturnType<typeof openWorld>>,
) => readonly ["POST" | "PUT" | "DELETE", string, object];

/** Ways by which a session alone would reach the shop's money, or be rid of another owner. */
const ways: Readonly<Record<string, Way>> = {
  "an account that may refund": () => ["POST", "users", { ...eve, ...evePassword, role: "accounts" }],
  "an invitation to one": () => ["POST", "users/invite", { email: eve.email, role: "accounts" }],
  "a reader who is raised": ({ ray }) => ["PUT", `users/${ray.id}`, { ...fields(ray), role: "accounts" }],
  "a standard user who is raised": ({ standard }) => [
    "PUT",
    `users/${standard.id}`,
    { ...fields(standard), role: "accounts" },
  ],
  "the address of one who may refund": ({ pam }) => [
    "PUT",
    `users/${pam.id}`,
    { ...fields(pam), email: eve.email },
  ],
  "the address, and the role taken at once": ({ pam }) => [
    "PUT",
    `users/${pam.id}`,
    { ...fields(pam), email: eve.email, role: "reader" },
  ],
  "a deleted one who comes back": ({ gone }) => ["POST", `users/${gone.id}/restore`, {}],
  "an owner who is deleted": ({ colleague }) => ["DELETE", `users/${colleague.id}`, {}],
};

test.each(Object.keys(ways))(
  "FOUND-S-N2 FOUND-S-N4 %s: a session alone is refused; with password and code all owners are told",
  async (name) => {
    await using world = await openWorld();
    const { shop, owner, colleague, accounts, mails, proof } = world;
    const [method, path, body] = ways[name]?.(world) ?? ["POST", "", {}];
    const send = (more: object) =>
      shop.send(method, `/api/${path}`, { bearer: owner.bearer, body: { ...body, ...more } });
    const before = await accounts();
    const refused = await send({});
    expect([refused.status, Object.keys(Object(refused.body.errors))]).toEqual([
      422,
      ["current_password", "code"],
    ]);
    expect(Object.keys(Object((await send({ ...proof(), code: "000000" })).body.errors))).toEqual(["code"]);
    expect(await accounts()).toBe(before);

    const known = (await mails()).length;
    const answer = await send(proof());
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    const told = (await mails()).slice(known).filter(({ template }) => template === "staff-account-notice");
    const recipients = told.map(({ recipient }) => recipient);
    expect(recipients).toContain(owner.email);
    expect(recipients).toContain(colleague.email);
    if (!JSON.stringify(body).includes(eve.email) || !path.includes("/")) return;
    expect(told.map(({ newAddress }) => newAddress)).toContain(eve.email);
  },
);

test("FOUND-S-N2 an address that changed is told to the old one too, and names both", async () => {
  await using world = await openWorld();
  const { send, mails, pam, proof } = world;
  const body = { ...fields(pam), email: eve.email, ...proof() };
  expect((await send("PUT", `users/${pam.id}`, body)).status).toBe(200);
  const told = (await mails()).filter(({ notice }) => notice === "address-changed");
  expect(told.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([pam.email, eve.email, world.owner.email, world.colleague.email]),
  );
  for (const mail of told) expect(mail).toMatchObject({ oldAddress: pam.email, newAddress: eve.email });
});

test("FOUND-S-N2 owners are told as well when an accountant changes the own address", async () => {
  await using world = await openWorld();
  const { shop, services, mails, pam, owner, colleague } = world;
  const wanted = { email: "pam@elsewhere.example", current_password: testPassword };
  await shop.send("PUT", "/api/me/email", { bearer: pam.bearer, body: wanted });
  const link = { userId: pam.id, recipient: wanted.email };
  const token = await systemIssueAddressLink(services, link);
  expect((await shop.send("POST", `/api/address-confirmations/${token}`, { body: {} })).status).toBe(200);
  const told = (await mails()).filter(({ notice }) => notice === "address-changed");
  expect(told.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([pam.email, wanted.email, owner.email, colleague.email]),
  );
});

test("FOUND-S-N2 roles that move no money are given, taken and invited as before", async () => {
  await using world = await openWorld();
  const { send, ray, pam, remove } = world;
  const sales = { ...eve, ...evePassword, role: "sales" };
  expect((await send("POST", "users", sales)).status).toBe(201);
  expect((await send("POST", "users/invite", { email: "zed@shop.example", role: "artwork" })).status).toBe(
    201,
  );
  const edited = { ...fields(ray), email: "raymond@shop.example", role: "production" };
  expect((await send("PUT", `users/${ray.id}`, edited)).status).toBe(200);
  expect((await send("PUT", `users/${pam.id}`, { ...fields(pam), name: "Pamela" })).status).toBe(200);
  expect((await send("PUT", `users/${pam.id}`, { ...fields(pam), role: "reader" })).status).toBe(200);
  expect((await remove(ray.id)).status).toBe(200);
});

test("FOUND-S-N4 the deletion of another owner is undone at once without a proof, and says who did it", async () => {
  await using world: World = await openStolenSession();
  const { services, shop, owner, colleague, mails } = world;
  await services.db.deleteFrom("second_factors").execute();
  const olaf = await addAdministrator(services, { name: "Olaf Owner" });
  const body = { current_password: testPassword };
  const path = `/api/users/${olaf.id}`;
  expect((await shop.send("DELETE", path, { bearer: owner.bearer, body })).status).toBe(200);
  expect((await shop.send("POST", `${path}/restore`, { bearer: owner.bearer, body: {} })).status).toBe(200);
  const told = (await mails()).filter(({ notice }) => notice === "administrator-deleted");
  expect(told.map(({ recipient }) => recipient)).toContain(colleague.email);
  expect(told.at(-1)).toMatchObject({ account: "Olaf Owner", by: owner.name });
});
