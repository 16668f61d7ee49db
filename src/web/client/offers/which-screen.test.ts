import { describe, expect, test } from "vitest";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import { sentVersion } from "../../parts/offers/version.fixture.ts";
import { isPayableNow, isShownAsOffer, isToAnswer, isToWithdraw, lastSent } from "./which-screen.ts";

const once = { ...sentVersion, rounding: "once" as const };
const stands = (status: QuoteStatus, stage?: QuoteStage) => ({ status, stage });

describe("which screen", () => {
  test.each<[QuoteStatus, QuoteStage | undefined, boolean, boolean]>([
    ["pending", "new", false, true],
    ["pending", "needs_info", true, true],
    ["pending", "drafting", true, true],
    ["pending", "changes_asked", true, true],
    ["approved", "offered", true, true],
    ["confirmed", "offered", false, true],
    ["confirmed", "accepted", true, true],
    ["paid", "accepted", false, true],
    ["rejected", "declined", true, true],
    ["rejected", "refused", false, true],
    ["rejected", "withdrawn", true, true],
    // The specified answers know no stage, whatever versions there are.
    ["approved", undefined, false, false],
  ])("%s, %s: as an offer with the request alone %s, with more %s", (status, stage, alone, more) => {
    expect(isShownAsOffer(stands(status, stage), once)).toBe(alone);
    expect(isShownAsOffer(stands(status, stage), sentVersion)).toBe(more);
  });

  test("an unknown status is shown as specified", () => {
    expect(isShownAsOffer({ status: "undetermined", stage: "offered" }, sentVersion)).toBe(false);
  });

  test("the version at hand is the last that was sent", () => {
    const draft = { ...sentVersion, number: 3, state: "draft" as const };
    expect(lastSent([{ ...sentVersion, number: 1, state: "superseded" }, sentVersion, draft])?.number).toBe(
      2,
    );
    expect(lastSent([draft])).toBeUndefined();
  });
});

describe("what can be done", () => {
  const offered = stands("approved", "offered");

  test.each([
    ["an offer that holds", sentVersion, true],
    ["one whose tax exemption has ended", { ...sentVersion, is_exemption_ended: true }, false],
    ["an expired one", { ...sentVersion, is_expired: true }, false],
    [
      "one with options",
      { ...sentVersion, options: [{ id: "o1", kind: "any_of" as const, title: "Also", choices: [] }] },
      false,
    ],
    [
      "one whose freight is open",
      {
        ...sentVersion,
        lines: sentVersion.lines.map((line) => ({ ...line, freight: "to-be-confirmed" as const })),
      },
      false,
    ],
    // Its options were chosen, and its last day no longer counts.
    ["one that was accepted", { ...sentVersion, state: "accepted" as const, is_expired: true }, true],
    ["none at all, as specified", undefined, true],
  ])("paying %s: %3$s", (_, version, isPayable) => {
    expect(isPayableNow(offered, version)).toBe(isPayable);
  });

  test("it is answered while it waits, and no longer after that", () => {
    expect(isToAnswer(offered, sentVersion)).toBe(true);
    expect(isToAnswer(stands("confirmed", "offered"), once)).toBe(false);
    expect(isToAnswer(stands("pending", "changes_asked"), sentVersion)).toBe(false);
    expect(isToAnswer(offered, { ...sentVersion, state: "superseded" })).toBe(false);
  });

  test("a request is withdrawn until it was accepted, a confirmed one stays as specified", () => {
    expect(isToWithdraw(stands("pending", "new"), undefined)).toBe(true);
    expect(isToWithdraw(offered, sentVersion)).toBe(true);
    expect(isToWithdraw(stands("confirmed", "offered"), once)).toBe(false);
    expect(isToWithdraw(stands("confirmed", "accepted"), sentVersion)).toBe(false);
    expect(isToWithdraw(stands("pending"), undefined)).toBe(false);
  });
});
