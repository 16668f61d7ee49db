import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { openOffice } from "#tests/support/office.ts";
import { type Refusal, refusals, refuse, serverSentence } from "#tests/support/refusals.ts";

test.use({ expectedErrors: [/status of \d+|ERR_/] });

const expired = "Session expirée. Veuillez vous reconnecter.";
const noBackend =
  "Impossible de se connecter au serveur. Vérifiez que votre backend est en cours d'exécution.";

/** What a list says when it may not be read: the specified words, or the server's where none are specified. */
interface List {
  readonly section: string;
  readonly url: RegExp;
  readonly words: (refusal: Refusal) => string;
}

const ours = (refusal: Refusal) => {
  if (refusal === 401) return expired;
  return refusal === "silence" ? "The list could not be loaded." : serverSentence(refusal);
};

const lists: readonly List[] = [
  {
    section: "users",
    url: /\/api\/users\?/,
    words: (refusal) => {
      if (refusal === 401) return "Non authentifié. Veuillez vous reconnecter.";
      return refusal === "silence" ? noBackend : `Erreur du serveur: ${serverSentence(refusal)}`;
    },
  },
  {
    section: "devis",
    url: /\/api\/quotes\?/,
    words: (refusal) => {
      if (refusal === 401) return "Session expirée. Veuillez reconnecter.";
      return refusal === "silence" ? "Une erreur est survenue" : serverSentence(refusal);
    },
  },
  {
    section: "Payement",
    url: /\/api\/payments\?/,
    words: (refusal) => (refusal === 401 ? expired : "Erreur lors du chargement des paiements"),
  },
  {
    section: "sizes",
    url: /\/api\/sizes\?/,
    words: () => "Unable to load data. Please try again later.",
  },
  {
    section: "Products",
    url: /\/api\/products\?/,
    words: () => "Impossible de charger les produits. Veuillez réessayer plus tard.",
  },
  { section: "inbox", url: /\/api\/contact-messages\?/, words: ours },
];
/** Worded as others above. */
const alike: readonly List[] = [
  {
    section: "devis&tab=paiements",
    url: /\/api\/payments\?/,
    words: (refusal) => (refusal === 401 ? expired : "Erreur lors du chargement des paiements"),
  },
  { section: "newsletter", url: /\/api\/newsletter\?/, words: ours },
  { section: "outbox", url: /\/api\/outbox\?/, words: ours },
  { section: "trash", url: /\/api\/trash\?/, words: ours },
];

test("each list says why it cannot be read, shows no rows, and reads again", async ({ page, shop }) => {
  const panel = page.getByRole("main");
  for (const { section, url, words } of sized({ quick: lists, deep: [...lists, ...alike] })) {
    await test.step(section, async () => {
      await openOffice(page, shop, `section=${section}`);
      const again = page.getByRole("button", { name: /^(Refresh|Try Again)$/ }).first();
      await expect(again).toBeVisible();
      for (const refusal of [...refusals, 401] as const) {
        const allow = await refuse(page, { method: "GET", url }, refusal);
        await again.click();
        await expect(
          panel
            .getByRole("alert")
            .filter({ hasText: words(refusal) })
            .first(),
        ).toBeVisible();
        await expect(page.getByRole("row")).toHaveCount(0);
        await allow();
        if (refusal === 401) continue;
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(panel.getByText(words(refusal))).toHaveCount(0);
      }
      await arriveAt(page, "**/login");
      // So that the next list is opened signed in again.
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test("each part of the dashboard says for itself what it could not read", async ({ page, shop }) => {
  await openOffice(page, shop, "section=dashboard");
  const refresh = page.getByRole("button", { name: "Refresh All" });
  for (const refusal of refusals) {
    const allowed = await Promise.all([
      refuse(page, { method: "GET", url: /\/api\/views/ }, refusal),
      refuse(page, { method: "GET", url: /\/api\/users\?/ }, refusal),
      refuse(page, { method: "GET", url: /\/api\/statistics/ }, refusal),
    ]);
    await refresh.click();
    const isSilent = refusal === "silence";
    const main = page.getByRole("main");
    await expect(
      main.getByText(isSilent ? "Failed to load view count" : serverSentence(refusal)).first(),
    ).toBeVisible();
    await expect(
      main.getByText(isSilent ? noBackend : `Erreur du serveur: ${serverSentence(refusal)}`),
    ).toBeVisible();
    if (isSilent) await expect(main.getByText("The list could not be loaded.")).toBeVisible();
    await expect(main.getByRole("heading", { name: "User Statistics" })).toHaveCount(0);
    for (const allow of allowed) await allow();
  }
});
