import { expect, test } from "vitest";
import { createPasswords } from "#server/platform/sessions/password.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addUser } from "#tests/support/staff.ts";
import { visitorSignIn } from "./visitor-sign-in.ts";

/** The time of a refusal, in milliseconds. */
async function refusalTime(services: Parameters<typeof visitorSignIn>[0], email: string): Promise<number> {
  const start = performance.now();
  await expect(visitorSignIn(services, { email, password: "wrong", address: "192.0.2.1" })).rejects.toThrow();
  return performance.now() - start;
}

const medianOf = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

// On a machine that does other work at the same time this measures that work: deep only.
test.runIf(lane === "deep")(
  "REL-S2 known and unknown addresses take the same time",
  { timeout: 300_000 },
  async () => {
    await using database = await createTestDatabase();
    const services = { ...createTestServices(database), passwords: createPasswords() };
    const { email } = await addUser(services);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let index = 0; index < 500; index += 1) {
      known.push(await refusalTime(services, email));
      unknown.push(await refusalTime(services, `nobody-${index}@example.com`));
    }
    const difference = Math.abs(medianOf(known) - medianOf(unknown));
    recordFigure("REL-S2", `500 known and 500 unknown: medians ${difference.toFixed(1)} ms apart`);
    expect(difference).toBeLessThanOrEqual(5);
  },
);
