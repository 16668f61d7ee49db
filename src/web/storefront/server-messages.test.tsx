// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { NewsletterForm } from "../parts/newsletter/newsletter-form.tsx";
import { openRendered, scriptServer } from "../rendered.fixture.tsx";
import LoginPage from "./accounts/login-page.tsx";
import RegisterPage from "./accounts/register-page.tsx";
import ContactPage from "./contact/contact-page.tsx";

// Every sentence of the server stands under its field; what belongs to no field of the form, with the form's message.

async function open(address: string, script: Parameters<typeof scriptServer>[0]) {
  scriptServer(script);
  const user = await openRendered(address, [
    { path: "contact", Component: ContactPage },
    { path: "login", Component: LoginPage },
    { path: "register", Component: RegisterPage, loader: () => ({ isOpen: true }) },
    { path: "newsletter", Component: NewsletterForm },
  ]);
  return {
    fill: async (fields: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(fields)) {
        await user.click(await screen.findByLabelText(label));
        await user.paste(text);
      }
    },
    press: async (name: string) =>
      await user.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) })),
  };
}

const refused = (errors: object, message = "Champs invalides") =>
  Response.json({ message, errors }, { status: 422 });
const atField = (name: string, description: RegExp) => screen.findByRole("textbox", { name, description });

test("contact", async () => {
  const { fill, press } = await open("/contact", {
    "POST /api/ContactMessage": refused({ name: ["Nom un", "Nom deux"], foo: ["Foo faute"] }),
  });
  await fill({ Nom: "Ann Miller", "Adresse email": "ann@example.com" });
  await fill({ "Votre message": "Do you ship to Ohio?" });
  await press("Envoyer le message");
  await atField("Nom", /Nom un.*Nom deux/s);
  await screen.findByText("Erreur de validation. Veuillez vérifier vos informations.");
  await screen.findByText("Foo faute");
});

test("newsletter", async () => {
  const { fill, press } = await open("/newsletter", {
    "POST /api/newsletter": refused({ email: ["No such mailbox", "Try another"] }),
  });
  await fill({ "E-mail address": "ann@newsletter.example" });
  await press("Subscribe");
  await atField("E-mail address", /Something went wrong\. Please try again\..*No such mailbox.*Try another/s);
});

const signIn = { Email: "ann@example.com", Password: "bags for ann" };

test("sign-in", async () => {
  const { fill, press } = await open("/login", {
    "POST /api/login": refused({ email: ["Un", "Deux"], foo: ["Foo faute"] }),
  });
  await fill(signIn);
  await press("Sign In");
  await atField("Email", /Un.*Deux/s);
  expect(screen.getByRole("alert").textContent).toMatch(/Champs invalides.*Foo faute/s);
});

test("sign-in: an answer that cannot be parsed", async () => {
  const { fill, press } = await open("/login", { "POST /api/login": {} });
  await fill(signIn);
  await press("Sign In");
  expect((await screen.findByRole("alert")).textContent).toBe("An error occurred while connecting");
});

const newAccount = {
  "Nom complet": "Ann Miller",
  "Adresse email": "ann@example.com",
  "Mot de passe": "bags for ann",
  "Confirmer le mot de passe": "bags for ann",
};

test("registration", async () => {
  const { fill, press } = await open("/register", {
    "POST /api/register": refused({ email: ["Adresse prise", "Deux"] }, "Panne"),
  });
  await fill(newAccount);
  await press("S'inscrire");
  await atField("Adresse email", /Adresse prise.*Deux/s);
  expect(screen.getByRole("alert").textContent).toBe("Erreur lors de l'inscription");
});

test("registration: a failure without words of the server", async () => {
  const { fill, press } = await open("/register", {
    "POST /api/register": Response.json({}, { status: 500 }),
  });
  await fill(newAccount);
  await press("S'inscrire");
  expect((await screen.findByRole("alert")).textContent).toBe("Erreur lors de l'inscription");
});

test.each([
  ["no answer", "silence", "Impossible de se connecter au serveur"],
  ["a failure without words", Response.json({}, { status: 500 }), "Erreur de connexion"],
] as const)("sign-in, asked for by a page: %s", async (_, answer, words) => {
  const { fill, press } = await open("/login?from=%2Fadmin%2Fquotes", { "POST /api/login": answer });
  await screen.findByText("Please log in to access /admin/quotes");
  await fill(signIn);
  await press("Sign In");
  await waitFor(() => expect(screen.getAllByRole("alert").at(-1)?.textContent).toBe(words));
});

const answered = (status: number, body: object = {}) => Response.json(body, { status });

test.each([
  ["too many", answered(429), "Trop de tentatives. Veuillez réessayer plus tard."],
  ["too many, in the server's words", answered(429, { message: "Dans une heure." }), "Dans une heure."],
  ["a failure", answered(500), "Erreur lors de l'envoi du message"],
  ["a failure, in the server's words", answered(500, { message: "Le serveur dort." }), "Le serveur dort."],
  ["no answer", "silence", "Erreur de connexion. Veuillez réessayer."],
] as const)("contact: %s, and what was written stays", async (_, answer, words) => {
  const { fill, press } = await open("/contact", { "POST /api/ContactMessage": answer });
  await fill({ Nom: "Ann Miller", "Adresse email": "ann@example.com" });
  await fill({ "Votre message": "Do you ship to Ohio?" });
  await press("Envoyer le message");
  await screen.findByText(words);
  expect(screen.getByLabelText("Votre message")).toHaveProperty("value", "Do you ship to Ohio?");
});

test("newsletter: a failure without words of the server", async () => {
  const { fill, press } = await open("/newsletter", { "POST /api/newsletter": answered(500) });
  await fill({ "E-mail address": "ann@newsletter.example" });
  await press("Subscribe");
  await atField("E-mail address", /^Something went wrong\. Please try again\.$/);
});
