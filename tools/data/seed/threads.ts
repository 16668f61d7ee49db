import type { Insertable, Selectable } from "kysely";
import { hours } from "#domain/time/durations.ts";
import type { QuoteTable } from "#server/features/deals/model/quotes.table.ts";
import type { MessageTable } from "#server/features/messages/messages.table.ts";
import type { Dice } from "./dice.ts";

type Quote = Pick<Selectable<QuoteTable>, "id" | "client_id" | "name" | "language" | "created_at" | "status">;
type NewMessage = Insertable<MessageTable>;
type Part = readonly [who: "client" | "staff" | "note", text: string];

/** What was written about a quote: nothing about most of them. Some clients of open requests wait for an answer. */
export function threadOf(dice: Dice, quote: Quote): NewMessage[] {
  if (!dice.happens(120)) return [];
  const talk = dice.oneOf(talks[quote.language]);
  const waits = quote.status === "pending" && dice.happens(20);
  const parts = waits ? talk.slice(0, 1) : talk;
  let at = Date.parse(quote.created_at);
  return parts.map(([who, text], index) => {
    at += hours(1 + dice.below(20));
    const isClient = who === "client";
    return {
      quote_id: quote.id,
      audience: who === "note" ? "staff" : "client",
      author_kind: isClient ? "client" : "staff",
      author_id: isClient ? quote.client_id : 1,
      author_name: isClient ? quote.name : "Administrator",
      text,
      waits_for_staff: waits && index === 0 ? 1 : 0,
      notice_due_at: null,
      removed_at: null,
      removed_by: null,
      created_at: new Date(at).toISOString(),
    };
  });
}

const talks: Readonly<Record<"en" | "fr", readonly [readonly Part[], ...(readonly Part[])[]]>> = {
  en: [
    [
      ["client", "Can you match the blue of our sign? It is PMS 300."],
      ["note", "The printer has 300 on the shelf, no extra set-up."],
      ["staff", "Yes, PMS 300 is one of our standard inks. Nothing is added for it."],
      ["client", "Great, thank you."],
    ],
    [
      ["client", "We need them before the fair, on the 14th. Is that possible?"],
      ["staff", "If we have your approval by Friday, they leave us on the 8th."],
    ],
    [
      ["client", "Could the handles be longer, so that one can carry them on the shoulder?"],
      ["staff", "The large size comes with handles of 24 in. Shall I change the quote to it?"],
      ["note", "Called: wants to ask a colleague first."],
    ],
  ],
  fr: [
    [
      ["client", "Pouvez-vous imprimer le logo des deux côtés ?"],
      ["staff", "Oui. Le second côté demande un jeu d’écrans de plus ; je vous prépare le prix."],
      ["client", "Parfait, merci."],
    ],
    [
      ["client", "Les sacs sont-ils lavables ?"],
      ["note", "Le coton oui, le non-tissé seulement à l’éponge."],
      ["staff", "Le modèle en coton se lave à 30 °C. Le non-tissé se nettoie à l’éponge humide."],
    ],
  ],
};
