// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { waitingKinds } from "#domain/today/waiting-item.ts";
import { type Refusal, refusals, serverSentence } from "#tests/support/refusals.ts";
import { openSection } from "./office.fixture.tsx";

const expired = "Session expirée. Veuillez vous reconnecter.";
const noBackend =
  "Impossible de se connecter au serveur. Vérifiez que votre backend est en cours d'exécution.";

/** What a list says when it may not be read: the specified words, or the server's where none are specified. */
interface List {
  readonly section: string;
  readonly call: `GET /${string}`;
  /** What the call answers where nothing is listed. */
  readonly empty: object;
  readonly words: (refusal: Refusal) => string;
}

const ours = (refusal: Refusal) => {
  if (refusal === 401) return expired;
  return refusal === "silence" ? "The list could not be loaded." : serverSentence(refusal);
};
const ofPayments = (refusal: Refusal) =>
  refusal === 401 ? expired : "Erreur lors du chargement des paiements";
const meta = { page: 1, per_page: 25, total: 0, last_page: 1 };

const lists: readonly List[] = [
  {
    section: "users",
    call: "GET /api/users",
    empty: { users: [] },
    words: (refusal) => {
      if (refusal === 401) return "Non authentifié. Veuillez vous reconnecter.";
      return refusal === "silence" ? noBackend : `Erreur du serveur: ${serverSentence(refusal)}`;
    },
  },
  {
    section: "devis",
    call: "GET /api/quotes",
    empty: { quotes: [] },
    words: (refusal) => {
      if (refusal === 401) return "Session expirée. Veuillez reconnecter.";
      return refusal === "silence" ? "Une erreur est survenue" : serverSentence(refusal);
    },
  },
  { section: "Payement", call: "GET /api/payments", empty: { payments: [] }, words: ofPayments },
  { section: "devis&tab=paiements", call: "GET /api/payments", empty: { payments: [] }, words: ofPayments },
  { section: "orders", call: "GET /api/orders", empty: { orders: [], meta }, words: ours },
  {
    section: "sizes",
    call: "GET /api/sizes",
    empty: { data: [] },
    words: () => "Unable to load data. Please try again later.",
  },
  {
    section: "Products",
    call: "GET /api/products",
    empty: { data: [] },
    words: () => "Impossible de charger les produits. Veuillez réessayer plus tard.",
  },
  { section: "inbox", call: "GET /api/contact-messages", empty: { messages: [], meta }, words: ours },
  { section: "newsletter", call: "GET /api/newsletter", empty: { subscriptions: [], meta }, words: ours },
  { section: "outbox", call: "GET /api/outbox", empty: { mails: [], meta }, words: ours },
  { section: "trash", call: "GET /api/trash", empty: { trash: [], meta }, words: ours },
];

const main = () => within(screen.getByRole("main"));

// The words of a session that ended stay for a while before the page is left.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe("a list says why it cannot be read, shows no rows, and reads again", () => {
  test.each(lists)("$section", async ({ section, call, empty, words }) => {
    const { user, server } = await openSection(section, { "GET /api/products": { data: [] }, [call]: empty });
    const again = async () => {
      const [first] = await main().findAllByRole("button", { name: /^(Refresh|Try Again)$/ });
      if (first) await user.click(first);
    };
    for (const refusal of [...refusals, 401] as const) {
      const allow = server.refuse(call, refusal);
      await again();
      const said = await main().findAllByRole("alert");
      expect(said.map(({ textContent }) => textContent).join()).toContain(words(refusal));
      expect(main().queryAllByRole("row")).toEqual([]);
      allow();
      if (refusal === 401) continue;
      await user.click(main().getByRole("button", { name: "Try Again" }));
      await waitFor(() => expect(main().queryByText(words(refusal))).toBeNull());
    }
    vi.advanceTimersByTime(seconds(3));
    await screen.findByText("The sign-in page");
  });
});

test("each part of the dashboard says for itself what it could not read", async () => {
  const { user, server } = await openSection("dashboard", {
    "GET /api/today": { items: [], counts: Object.fromEntries(waitingKinds.map((kind) => [kind, 0])) },
    "GET /api/first-day": { steps: [], is_put_away: true, is_demo: true },
    "GET /api/views": { views: 7 },
    "GET /api/users": { users: [] },
  });
  await main().findByRole("heading", { name: "User Statistics" });
  for (const refusal of refusals) {
    for (const call of ["GET /api/views", "GET /api/users", "GET /api/statistics"] as const)
      server.refuse(call, refusal);
    await user.click(main().getByRole("button", { name: "Refresh All" }));
    const isSilent = refusal === "silence";
    await main().findAllByText(isSilent ? "Failed to load view count" : serverSentence(refusal));
    await main().findByText(isSilent ? noBackend : `Erreur du serveur: ${serverSentence(refusal)}`);
    if (isSilent) await main().findByText("The list could not be loaded.");
    expect(main().queryByRole("heading", { name: "User Statistics" })).toBeNull();
  }
});

test("the list of users says that it loads, that the answer is none that it knows, and that none came in ten seconds", async () => {
  const answer = Promise.withResolvers<object>();
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  const { user, server } = await openSection("users", { "GET /api/users": answer.promise });
  await main().findByText("Loading users...");
  answer.resolve({ nothing: 1 });
  await main().findByText("Réponse invalide de l'API");
  server.answer("GET /api/users", Promise.reject(new DOMException("late", "TimeoutError")));
  await user.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByText("La requête a pris trop de temps. Veuillez réessayer.");
  expect(timeouts).toHaveBeenCalledWith(seconds(10));
});

test("the words of a list of quotes that could not be read go after 3 s, and the way to ask again stays", async () => {
  const { user, server } = await openSection("devis", {
    "GET /api/quotes": Response.json({ message: "Base en panne" }, { status: 500 }),
  });
  const tryAgain = async () => await user.click(await main().findByRole("button", { name: "Try Again" }));
  await main().findByText("Base en panne");
  await main().findByText("Loading Error");
  vi.advanceTimersByTime(seconds(2.5));
  expect(main().queryByText("Base en panne")).not.toBeNull();
  vi.advanceTimersByTime(seconds(1));
  await waitFor(() => expect(main().queryByText("Base en panne")).toBeNull());
  expect(main().queryByText("Loading Error")).toBeNull();
  await tryAgain();
  await main().findByText("Base en panne");
  server.answer("GET /api/quotes", { quotes: [] });
  await tryAgain();
  await waitFor(() => expect(main().queryByText("Base en panne")).toBeNull());
});
