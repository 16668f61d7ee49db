import { expect, test } from "vitest";
import { standingColumns } from "../quotes/quote-stage.ts";
import { clientStatus } from "../quotes/quote-status.ts";
import { clientStanding } from "./client-standing.ts";

test.each(["new", "confirmed", "paid", "refused"] as const)(
  "%s is read as the specification says it",
  (standing) => {
    const { stage, status } = standingColumns(standing);
    expect(clientStanding({ stage, status })).toBe(clientStatus(status));
  },
);

test.each(["needsInfo", "drafting", "changesAsked", "offered", "accepted", "declined", "withdrawn"] as const)(
  "%s has words of its own",
  (standing) => {
    const { stage, status } = standingColumns(standing);
    expect(clientStanding({ stage, status }).clientLabel.id).toBe(`quote.client.${standing}`);
  },
);

test("an answer without a stage, or with an unknown status, is read by the status alone", () => {
  expect(clientStanding({ status: "approved" })).toBe(clientStatus("approved"));
  expect(clientStanding({ status: "undetermined", stage: "offered" })).toBe(clientStatus("undetermined"));
});
