import { msg } from "@lingui/core/macro";

/** What the shop stores in a browser, under which names, what for, and until when. */
export const storedEntries = [
  {
    names: ["language"],
    kind: msg`Cookie`,
    purpose: msg`The language you chose`,
    until: msg`One year, or until you choose again`,
  },
  {
    names: ["staffLanguage"],
    kind: msg`Cookie`,
    purpose: msg`The language of your account in the back office`,
    until: msg`One year, or until you choose again`,
  },
  {
    names: ["cartItems"],
    kind: msg`Local storage`,
    purpose: msg`The bags in your cart`,
    until: msg`Until you empty it`,
  },
  {
    names: ["devisProduct"],
    kind: msg`Local storage`,
    purpose: msg`What you are asking a quote for`,
    until: msg`Until the request is sent`,
  },
  {
    names: ["quoteDraft", "quoteAttempt"],
    kind: msg`Local storage`,
    purpose: msg`What you typed in the quote form, so that nothing is lost and nothing is sent twice`,
    until: msg`Until the request is sent, or you clear the form`,
  },
  {
    names: ["contactDraft"],
    kind: msg`Session storage`,
    purpose: msg`What you are writing to us`,
    until: msg`Until it is sent, or you close the tab`,
  },
  {
    names: ["pages", "catalogue", "pictures", "assets", "offline"],
    kind: msg`Browser cache`,
    purpose: msg`Public pages you read, so that they open without a network; nothing about you`,
    until: msg`30 days, or until newer ones take their place`,
  },
  {
    names: ["favourites"],
    kind: msg`Local storage`,
    purpose: msg`The bags you marked`,
    until: msg`Until you unmark them`,
  },
  {
    names: ["checkoutContact"],
    kind: msg`Local storage`,
    purpose: msg`Your name and email, so that you type them once; never a card's data`,
    until: msg`Until you clear your browser`,
  },
  {
    names: ["theme"],
    kind: msg`Local storage`,
    purpose: msg`Light or dark, if you chose one`,
    until: msg`Until you choose "as the system"`,
  },
  {
    names: ["hasVisitedSite"],
    kind: msg`Local storage`,
    purpose: msg`That this visit was counted`,
    until: msg`24 hours`,
  },
  {
    names: ["clientToken", "clientQuote"],
    kind: msg`Local storage`,
    purpose: msg`That you opened your quote, and the quote itself`,
    until: msg`Until you sign out`,
  },
  {
    names: ["token"],
    kind: msg`Local storage`,
    purpose: msg`That you are signed in`,
    until: msg`Until you sign out`,
  },
] as const;
