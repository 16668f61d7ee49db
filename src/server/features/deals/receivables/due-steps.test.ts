import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { addEntry } from "#server/features/messages/add-entry.ts";
import { migrations } from "#server/platform/database/migrations.ts";
import { signsOfClients } from "#server/signs-of-clients.ts";
import { systemPlanNewSteps } from "../reminders/system-plan-new-steps.ts";
import { systemSendReminders } from "../reminders/system-send-reminders.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";

/** A Tuesday, 11:00 in Denver, a week and a half before the balance is due, on Friday the 11th. */
const accepted = "2026-12-01T18:00:00Z";
const dueOn = "2026-12-11";
const plan = [{ kind: "balance", rest: true, due: "net-days", days: 10 }];

const shop = await openPlanShop({ from: accepted });
const { services, admin } = shop;
const staff = async (method: "POST" | "PUT" | "GET", path: string, body?: object) =>
  await shop.send(method, `/api/${path}`, { bearer: admin.bearer, ...(body && { body }) });

async function setSteps(steps: readonly number[]): Promise<void> {
  const row = { value: JSON.stringify(steps), changed_by: admin.actor.userId, changed_at: accepted };
  await services.db
    .insertInto("settings")
    .values({ key: "due_reminder_steps", ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
  await services.shop.readAgain();
}
await setSteps([-3, 1, 8, 30]);

async function owingQuote(): Promise<PlannedQuote> {
  const quote = await addPlannedQuote(shop, { plan });
  const answer = { version: 1, answer: "accept", channel: "phone", on: "2026-12-01", by: "Ann" };
  const { status, text } = await staff("POST", `quotes/${quote.id}/record-answer`, answer);
  if (status !== 200) throw new Error(text);
  return quote;
}
/** At ten in the morning of a day of the shop, in winter. */
const at = (day: string) => ({ ...services, clock: () => new Date(`${day}T17:00:00Z`) });
async function runOn(day: string): Promise<void> {
  const then = at(day);
  await systemSendReminders(then, signsOfClients(then));
}
const reminders = async ({ id }: PlannedQuote) => {
  const { body } = await staff("GET", `quotes/${id}/reminders`);
  const rows = body.reminders as {
    kind: string;
    state: string;
    why: string;
    due_on: string;
    step_days: number;
  }[];
  return rows
    .filter(({ kind }) => kind === "due_open")
    .map(({ step_days, state, why }) => [step_days, state, why])
    .toReversed();
};
const mailsOf = async ({ id }: PlannedQuote) => {
  const rows = await services.db.selectFrom("outbox").select("content").orderBy("id").execute();
  return rows
    .map(({ content }) => JSON.parse(content) as { quoteId: number; news?: string; dues?: object[] })
    .filter(({ quoteId, news }) => quoteId === id && news?.startsWith("reminder-due"));
};
const newsOf = async (quote: PlannedQuote) => (await mailsOf(quote)).map(({ news }) => news);
const historyOf = async ({ id }: PlannedQuote) =>
  await services.db
    .selectFrom("history")
    .select("after")
    .where("action", "=", "quote.remind")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

async function write({ id }: PlannedQuote): Promise<void> {
  const entry = { quoteId: id, audience: "client", text: "I shall pay on Friday." } as const;
  const author = { kind: "client", clientId: 1, name: "Claire", tokenHash: "" } as const;
  await services.db
    .transaction()
    .execute((transaction) =>
      addEntry(transaction, { ...entry, author, about: undefined, files: [] }, services.clock()),
    );
}

describe("L5.1 what is owed is asked for in steps", () => {
  test("each once, in its tone, and each in the history", async () => {
    const quote = await owingQuote();
    expect(await reminders(quote)).toEqual([
      [-3, "planned", null],
      [1, "planned", null],
      [8, "planned", null],
      [30, "planned", null],
    ]);
    // Tuesday, Monday after the weekend, the Monday after, and twice on the last of them.
    for (const day of ["2026-12-07", "2026-12-08", "2026-12-11", "2026-12-14", "2026-12-21"])
      await runOn(day);
    expect(await newsOf(quote)).toEqual(["reminder-due-soon", "reminder-due", "reminder-due"]);
    for (const day of ["2027-01-11", "2027-01-11", "2027-03-01"]) await runOn(day);
    expect(await mailsOf(quote)).toMatchObject([
      { news: "reminder-due-soon" },
      { news: "reminder-due" },
      { news: "reminder-due" },
      { news: "reminder-due-last", dues: [{ kind: "balance", amountCents: 583_656, dueOn }] },
    ]);
    expect((await historyOf(quote)).map(({ after }) => JSON.parse(after ?? ""))).toEqual(
      [-3, 1, 8, 30].map((step_days) => ({ reminder: "due_open", due_on: dueOn, step_days })),
    );
  });

  test("only the latest of them after weeks in which the shop was off", async () => {
    const quote = await owingQuote();
    await runOn("2026-12-22");
    await runOn("2026-12-22");
    expect(await newsOf(quote)).toEqual(["reminder-due"]);
    expect(await reminders(quote)).toEqual([
      [-3, "skipped", "overtaken"],
      [1, "skipped", "overtaken"],
      [8, "sent", null],
      [30, "planned", null],
    ]);
  });

  test("all that is due on several days in one mail", async () => {
    const quote = await addPlannedQuote(shop, {
      plan: [
        { kind: "deposit", percent: "50", due: "net-days", days: 9 },
        { kind: "balance", rest: true, due: "net-days", days: 10 },
      ],
    });
    const answer = { version: 1, answer: "accept", channel: "phone", on: "2026-12-01", by: "Ann" };
    await staff("POST", `quotes/${quote.id}/record-answer`, answer);
    await runOn("2026-12-14");
    expect(await mailsOf(quote)).toMatchObject([
      { news: "reminder-due", dues: [{ kind: "deposit" }, { kind: "balance" }] },
    ]);
  });
});

describe("L5.2 a step is skipped", () => {
  test("while the client’s transfer is on its way, and the next one is not once its time is over", async () => {
    const quote = await owingQuote();
    await services.db
      .insertInto("settings")
      .values(
        ["bank_holder", "bank_account"].map((key) => ({
          ...{
            key,
            value: JSON.stringify("Green Eco"),
            changed_by: admin.actor.userId,
            changed_at: accepted,
          },
        })),
      )
      .execute();
    await services.shop.readAgain();
    const said = await shop.send("POST", "/api/payment/bank-transfer", {
      ...{ bearer: quote.bearer, body: { quote_id: quote.id } },
    });
    expect(said.status, said.text).toBe(200);
    await runOn("2026-12-08");
    expect((await reminders(quote))[0]).toEqual([-3, "skipped", "under_way"]);
    await services.db
      .updateTable("payments")
      .set({ expires_at: "2026-12-09T00:00:00.000Z" })
      .where("quote_id", "=", quote.id)
      .execute();
    await runOn("2026-12-14");
    expect(await newsOf(quote)).toEqual(["reminder-due"]);
  });

  test("while what the client has written is not read, and what he writes cancels none", async () => {
    const quote = await owingQuote();
    await write(quote);
    await runOn("2026-12-08");
    expect(await reminders(quote)).toEqual([
      [-3, "skipped", "answered"],
      [1, "planned", null],
      [8, "planned", null],
      [30, "planned", null],
    ]);
    expect(await newsOf(quote)).toEqual([]);
  });

  test("after the rest was paid, waived or taken back", async () => {
    const [waived, paid] = [await owingQuote(), await owingQuote()];
    const { body } = await staff("GET", `quotes/${waived.id}/plan`);
    const [item] = body.items as { id: number }[];
    await staff("POST", `plan-items/${item?.id}/waive`, { reason: "A gift" });
    await staff("POST", `quotes/${paid.id}/transfer-received`, { amount: "5836.56" });
    for (const day of ["2026-12-08", "2026-12-14", "2026-12-21", "2027-01-11"]) await runOn(day);
    expect([await newsOf(waived), await newsOf(paid)]).toEqual([[], []]);
    expect((await reminders(paid)).map(([, state]) => state)).toEqual(Array(4).fill("cancelled"));
  });

  test("where the owner has taken it out of the setting", async () => {
    const quote = await owingQuote();
    await setSteps([1]);
    await runOn("2026-12-21");
    expect(await newsOf(quote)).toEqual([]);
    await setSteps([-3, 1, 8, 30]);
    expect((await reminders(quote))[2]).toEqual([8, "skipped", "switched_off"]);
  });
});

test("L5.1 what is owed already is asked for in a step that the owner adds, from the next day on", async () => {
  await setSteps([1]);
  const quote = await owingQuote();
  await setSteps([1, 8, 90]);
  const later = { ...at("2026-12-22"), clock: () => new Date(Date.parse("2026-12-22T17:00:00Z") + hours(1)) };
  await systemPlanNewSteps(later);
  await systemPlanNewSteps(later);
  expect(await reminders(quote)).toEqual([
    [1, "planned", null],
    [90, "planned", null],
  ]);
  await systemPlanNewSteps({ ...services, clock: () => new Date(Date.parse(accepted) + days(1)) });
  expect((await reminders(quote)).map(([step]) => step)).toEqual([1, 8, 90]);
  await setSteps([-3, 1, 8, 30]);
});

test("L5.4 staff reads each step before it leaves", async () => {
  const quote = await owingQuote();
  for (const [tone, news] of [
    ["soon", "reminder-due-soon"],
    ["due", '"reminder-due"'],
    ["last", "reminder-due-last"],
  ]) {
    const preview = await staff("GET", `quotes/${quote.id}/reminder-preview?kind=due_open&tone=${tone}`);
    expect(preview.body.text).toContain(news);
  }
  expect((await staff("GET", `quotes/${quote.id}/reminder-preview?tone=sad`)).status).toBe(422);
});

test("a reminder of before was for the latest day three days behind it, and goes on as that step", async () => {
  const quote = await owingQuote();
  const planned = services.db.updateTable("reminders").where("quote_id", "=", quote.id);
  await planned.set({ due_at: "2026-12-14T16:00:00.000Z" }).where("step_days", "=", 8).execute();
  await services.db
    .deleteFrom("reminders")
    .where((eb) =>
      eb.or([eb("quote_id", "!=", quote.id), eb("step_days", "!=", 8), eb("step_days", "is", null)]),
    )
    .execute();
  await sql`drop index reminders_step`.execute(services.db);
  await services.db.schema.alterTable("reminders").dropColumn("due_on").execute();
  await services.db.schema.alterTable("reminders").dropColumn("step_days").execute();
  await migrations["0273-due-steps"]?.up(services.db);
  const row = await services.db.selectFrom("reminders").select(["due_on", "step_days"]).executeTakeFirst();
  expect(row).toEqual({ due_on: dueOn, step_days: 3 });
});
