import { expect, test } from "vitest";
import { everyMessage, pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { readSteps } from "./setting-values.ts";
import { DueStepsSaid } from "./steps-in-words.tsx";

test.each([
  [
    "en",
    "30, -3, 1; 8",
    [
      "3 days before the due day: a friendly word",
      "1 day after the due day: a plain reminder",
      "8 days after the due day: a plain reminder",
      "30 days after the due day: the last, firm one",
    ],
  ],
  ["en", "0", ["on the due day: a friendly word"]],
  [
    "fr",
    "−3 3",
    [
      "3 jours avant l’échéance\u00a0: un rappel aimable",
      "3 jours après l’échéance\u00a0: une relance simple",
    ],
  ],
  ["en", "", ["Clients are not reminded of what they owe."]],
  ["en", "3 days", []],
] as const)("L5.6 in %s the steps %j are said in words", async (locale, typed, said) => {
  const messages = await everyMessage(locale);
  const markup = pageMarkup(<DueStepsSaid typed={typed} />, { locale, messages });
  const lines = [...markup.matchAll(/<(?:li|p)[^>]*>(.*?)<\/(?:li|p)>/g)].map(([, line]) => line);
  expect(lines).toEqual(said);
});

test("steps are read with whatever stands between them, the first one first", () => {
  expect(readSteps(" 8,1 ; -3\n30 ")).toEqual([-3, 1, 8, 30]);
  expect(readSteps("three")).toEqual([Number.NaN]);
});
