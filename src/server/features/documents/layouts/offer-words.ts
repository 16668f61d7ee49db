import type { Message } from "#domain/words.ts";

/** What the paper of an offer says beside what every document says. */
export const offerMessages = {
  inAll: /*i18n*/ { id: "document.offer.inAll", message: "in all" },
  plusFreight: /*i18n*/ { id: "document.offer.plusFreight", message: "plus freight" },
  seller: /*i18n*/ { id: "document.offer.seller", message: "{name}, {shop}" },
  made: /*i18n*/ { id: "document.offer.made", message: "What we make" },
  bag: /*i18n*/ { id: "document.offer.bag", message: "Bag" },
  size: /*i18n*/ { id: "document.offer.size", message: "Size" },
  cloth: /*i18n*/ { id: "document.offer.cloth", message: "Cloth" },
  colour: /*i18n*/ { id: "document.offer.colour", message: "Color of the bag" },
  print: /*i18n*/ { id: "document.offer.print", message: "Print" },
  logoPlaces: /*i18n*/ {
    id: "document.offer.logoPlaces",
    message: "Your logo; the places stand on the proof.",
  },
  noPrint: /*i18n*/ { id: "document.offer.noPrint", message: "None" },
  inks: /*i18n*/ { id: "document.offer.inks", message: "Inks" },
  howMany: /*i18n*/ { id: "document.offer.howMany", message: "How many" },
  bags: /*i18n*/ { id: "document.offer.bags", message: "bags" },
  eachAllIn: /*i18n*/ { id: "document.offer.eachAllIn", message: "{price} a bag, all in" },
  costs: /*i18n*/ { id: "document.offer.costs", message: "What it costs" },
  byChoice: /*i18n*/ { id: "document.offer.byChoice", message: "by what you choose" },
  arrives: /*i18n*/ { id: "document.offer.arrives", message: "When it arrives" },
  proof: /*i18n*/ { id: "document.offer.proof", message: "Proof" },
  first: /*i18n*/ { id: "document.offer.first", message: "first" },
  proofText: /*i18n*/ {
    id: "document.offer.proofText",
    message: "Once you have accepted, you get a proof. Nothing is printed before you approve it.",
  },
  leaves: /*i18n*/ { id: "document.offer.leaves", message: "Leaves us" },
  days: /*i18n*/ { id: "document.offer.days", message: "{days, plural, one {# day} other {# days}}" },
  leavesText: /*i18n*/ {
    id: "document.offer.leavesText",
    message: "Working days after your approval: on {date}, if all were settled on the day of this offer.",
  },
  withYou: /*i18n*/ { id: "document.offer.withYou", message: "With you" },
  moreDays: /*i18n*/ {
    id: "document.offer.moreDays",
    message: "+ {days, plural, one {# day} other {# days}}",
  },
  withYouText: /*i18n*/ {
    id: "document.offer.withYouText",
    message: "Working days on its way: on {date}, if all were settled on the day of this offer.",
  },
  neededOn: /*i18n*/ {
    id: "document.offer.neededOn",
    message: "You need it on {wanted}: for that the proof is approved by {approveBy}.",
  },
  accept: /*i18n*/ { id: "document.offer.accept", message: "Where to accept" },
  acceptText: /*i18n*/ {
    id: "document.offer.acceptText",
    message:
      "Open the link in our mail, or go to {address}: there you accept, ask for changes, or ask a question. Questions also by telephone, {phone}, or to {email}.",
  },
  acceptCode: /*i18n*/ { id: "document.offer.acceptCode", message: "To this offer" },
  onTerms: /*i18n*/ { id: "document.offer.onTerms", message: "On which terms" },
  saleTerms: /*i18n*/ { id: "document.offer.saleTerms", message: "Our terms of sale" },
  saleTermsText: /*i18n*/ {
    id: "document.offer.saleTermsText",
    message: "They are part of this offer: {address}",
  },
} as const satisfies Readonly<Record<string, Message>>;
