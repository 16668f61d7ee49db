// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { waits } from "#domain/time/waits.ts";
import { clientToken } from "../parts/accounts/client-token.ts";
import { openRendered, scriptServer } from "../rendered.fixture.tsx";
import { Toaster } from "../ui/feedback/toaster.tsx";
import CheckoutLoginPage from "./access/checkout-login-page.tsx";
import ClientLoginPage from "./access/client-login-page.tsx";
import ClientLayout from "./client-layout.tsx";
import DashboardPage from "./quotes/dashboard-page.tsx";

/** Each call of the client's area fails once in each way, and the page says the specified words. */

const broken = Response.json({}, { status: 500 });
const fails = [broken, "silence"] as const;
const noConnection = "Erreur de connexion. Veuillez réessayer.";
const email = "ann@whitfield.example";

async function open(address: string, script: Parameters<typeof scriptServer>[0] = {}) {
  const server = scriptServer(script);
  const user = await openRendered(address, [
    {
      Component: ClientArea,
      children: [
        { path: "Client/Checkout/:token", Component: CheckoutLoginPage },
        { path: "client/login", Component: ClientLoginPage },
        { path: "client/dashboard/:id", Component: DashboardPage },
      ],
    },
  ]);
  const press = async (name: string) => await user.click(await screen.findByRole("button", { name }));
  const type = async (label: string, text: string) => {
    const [field] = await screen.findAllByLabelText(label);
    if (!field) throw new Error(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  return { server, press, type };
}

function ClientArea() {
  return (
    <>
      <ClientLayout />
      <Toaster label="Messages" closeLabel="Close" />
    </>
  );
}

async function expectAlert(words: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
}

const link = { valid: true, quote_id: 7, email, password_set: true };

test("the link's page: no answer, an answer without words, and a link that is none", async () => {
  const { server, press } = await open("/Client/Checkout/any-token");
  await expectAlert(noConnection);
  server.answer("POST /api/quotes/validate-token", "silence");
  await press("Try Again");
  await expectAlert(noConnection);
  server.answer("POST /api/quotes/validate-token", { valid: false });
  await press("Try Again");
  await screen.findByText("Session invalide ou expirée");
});

test("the first password: an address that is none, and a server that fails", async () => {
  const { server, press, type } = await open("/Client/Checkout/any-token", {
    "POST /api/quotes/validate-token": { ...link, password_set: false },
  });
  await type("Password", "bags for the fair");
  await type("Repeat the password", "bags for the fair");
  const address = screen.getByLabelText("Email");
  expect(address).toHaveProperty("value", email);
  await type("Email", " ");
  await press("Choose this password");
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  await type("Email", email);
  for (const fail of fails) {
    server.answer("POST /api/client-password", fail);
    await press("Choose this password");
    await expectAlert(noConnection);
  }
});

test("signing in: the server's own sentence, or the specified one", async () => {
  const { server, press, type } = await open("/Client/Checkout/any-token", {
    "POST /api/quotes/validate-token": link,
  });
  await type("Password", "not the password");
  const message = "L'adresse email ou le mot de passe est incorrect";
  server.answer("POST /api/client-login", Response.json({ message }, { status: 401 }));
  await press("Sign In");
  await expectAlert(message);
  for (const fail of fails) {
    server.answer("POST /api/client-login", fail);
    await press("Sign In");
    await expectAlert(noConnection);
  }
});

test("a new link: the same answer for every address, and words for each failure", async () => {
  const { server, press, type } = await open("/client/login");
  await type("Email", "nobody@nowhere.example");
  for (const fail of fails) {
    server.answer("POST /api/client-access", fail);
    await press("Mail me a link");
    await expectAlert(noConnection);
  }
  const message = "Too often. Please wait.";
  server.answer("POST /api/client-access", Response.json({ message }, { status: 429 }));
  await press("Mail me a link");
  await expectAlert(message);
  const answer = "If we know this address, a new link is on its way to it.";
  server.answer("POST /api/client-access", { message: answer });
  await press("Mail me a link");
  await screen.findByText(answer);
});

const quote = {
  ...{ id: 7, reference: "GE-2026-000007", name: "Ann Miller", email, status: "pending" },
  ...{ quantity: 20_000, created_at: "2026-03-02T16:00:00.000Z" },
};

async function openDashboard(script: Parameters<typeof scriptServer>[0]) {
  clientToken.set(() => "a token");
  return await open("/client/dashboard/7", { "GET /api/quotes/{id}/total": {}, ...script });
}
const heading = () => screen.findByRole("heading", { level: 1, name: "Quote GE-2026-000007" });
const lookAgain = () => window.dispatchEvent(new Event("visibilitychange"));

test("the dashboard: a first query that fails can be repeated; a later one leaves what is known", async () => {
  const { server, press } = await openDashboard({ "GET /api/quotes/{id}": broken });
  await expectAlert("Unable to load your data");
  server.answer("GET /api/quotes/{id}", { quote });
  await press("Try Again");
  await heading();

  server.answer("GET /api/quotes/{id}/total", "silence");
  lookAgain();
  await screen.findByText("Unable to load your data");
  await heading();

  server.answer("GET /api/quotes/{id}/total", Response.json({}, { status: 404 }));
  lookAgain();
  await screen.findByText("This quote does not exist");
  await screen.findByRole("heading", { name: "No Quote Found" });
});

test("the dashboard asks every 30 s; a session that ends meanwhile leads to the sign-in page", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { server } = await openDashboard({ "GET /api/quotes/{id}": { quote } });
  await heading();
  const asked = () => vi.mocked(fetch).mock.calls.filter(([path]) => path === "/api/quotes/7/total").length;
  // The next 30 s begin with the answer, so each round waits for its own.
  for (const round of [1, 2]) {
    vi.advanceTimersByTime(waits.clientPolling - 1000);
    expect(asked()).toBe(round);
    vi.advanceTimersByTime(1500);
    await waitFor(() => expect(asked()).toBe(round + 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  server.answer("GET /api/quotes/{id}", Response.json({}, { status: 401 }));
  vi.advanceTimersByTime(waits.clientPolling);
  await screen.findAllByText("You are not authorized to access this quote");
  await screen.findByRole("heading", { name: "Find your quote" });
  expect(clientToken.get()).toBeNull();
});
