import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { type Mutation, main, press, serverFirst, testRefusals } from "#tests/support/mutation-refusals.ts";
import { openDialog } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of \d+|ERR_/], shopName: "catalogue" });

const mutations: readonly Mutation[] = [
  {
    name: "confirming a quote",
    section: "devis&search=Rita+Refused",
    method: "POST",
    url: /\/api\/quotes\/\d+\/confirm$/,
    act: press(main, /^Confirm GE-/),
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "rejecting a quote",
    section: "devis&search=Rita+Refused",
    method: "POST",
    url: /\/api\/quotes\/\d+\/reject$/,
    act: async (page, round) => {
      await press(main, /^Reject GE-/)(page);
      await keepTyping(openDialog(page).getByLabel("Reason"), "Denver is too far away.", round);
      await press(openDialog, "Reject")(page);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Rejeté",
  },
  {
    name: "naming a logo price",
    section: "devis&search=Lola+Logo",
    method: "POST",
    url: /\/api\/quotes\/\d+\/update-logo-price$/,
    act: async (page, round) => {
      await press(main, /^Confirm GE-/)(page);
      await keepTyping(openDialog(page).getByLabel("Logo price ($)"), "120", round);
      await press(openDialog, "Save and confirm")(page);
    },
    place: main,
    words: serverFirst("Une erreur est survenue"),
    claim: "Confirmé",
  },
  {
    name: "deleting several quotes",
    section: "devis&search=Rita+Refused",
    method: "DELETE",
    url: /\/api\/quotes\/\d+$/,
    act: async (page) => {
      const close = openDialog(page).getByRole("button", { name: "Close" }).last();
      if (await close.isVisible()) await close.click();
      else
        await page
          .getByRole("checkbox", { name: /^Select GE-/ })
          .first()
          .check();
      await press(main, "Delete the selected quotes")(page);
      await press(openDialog, "Delete")(page);
    },
    place: openDialog,
    words: serverFirst("Une erreur est survenue"),
    claim: "Deleted",
  },
];

testRefusals("quotes", mutations);

/** Types it the first time; after a refusal it must still stand there. */
async function keepTyping(field: Locator, text: string, round: number): Promise<void> {
  if (round > 0) await expect(field).toHaveValue(text);
  else await field.fill(text);
}
