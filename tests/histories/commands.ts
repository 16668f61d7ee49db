import type { Answer } from "#tests/support/shop.ts";
import { commandsOfClient } from "./commands-of-client.ts";
import { commandsOfMoney } from "./commands-of-money.ts";
import { commandsOfOffers } from "./commands-of-offers.ts";
import { commandsOfProduction } from "./commands-of-production.ts";
import type { Deal, Things } from "./deal.ts";
import { takenBack } from "./taken-back.ts";
import type { Step } from "./tape.ts";
import { commandsOfTime } from "./time.ts";

/** What a command is given with. */
export interface Giving {
  readonly deal: Deal;
  readonly things: Things;
  readonly step: Step;
}

/**
 * Gives a command by its call, with what the tape says. It answers what came back; nothing where the deal has nothing that
 * it could be given to.
 */
export type Command = (giving: Giving) => Promise<Answer | undefined>;

const given: Readonly<Record<string, Command>> = {
  ...commandsOfOffers,
  ...commandsOfClient,
  ...commandsOfMoney,
  ...commandsOfProduction,
  ...commandsOfTime,
};

/** All that staff, client, money and clock can do to a deal, by name. */
export const commands: Readonly<Record<string, Command>> = { ...given, ...takenBack(given) };
