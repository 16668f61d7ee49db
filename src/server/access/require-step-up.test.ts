import { expect, test } from "vitest";
import "#server/features/accounts/second-factor/second-factors.table.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";
import { requireStepUp } from "./require-step-up.ts";

const database = await openTestDatabase();
const services = createTestServices(database);

test("REL-S8 an account with a second factor types the password again, one without need not", async () => {
  const { id, actor } = await addAdministrator(services);
  for (const password of [undefined, "not it", testPassword])
    await expect(requireStepUp(services, actor, password)).resolves.toBeUndefined();

  const at = services.clock().toISOString();
  const factor = { user_id: id, secret: "GEZDGNBVGY3TQOJQ", last_step: 0, confirmed_at: at, created_at: at };
  await services.db.insertInto("second_factors").values(factor).execute();
  for (const password of [undefined, "", "not it"])
    await expect(requireStepUp(services, actor, password)).rejects.toMatchObject({ code: "invalid" });
  await expect(requireStepUp(services, actor, testPassword)).resolves.toBeUndefined();
});
