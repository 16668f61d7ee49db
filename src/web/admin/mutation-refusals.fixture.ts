import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type Refusal, refusals, serverSentence } from "#tests/support/refusals.ts";
import type { ScriptedServer } from "../rendered.fixture.tsx";
import { openSection } from "./office.fixture.tsx";

/** Something that staff does, which the server refuses; and what is said then, where, with nothing claimed done. */
export interface Mutation {
  readonly name: string;
  readonly section: string;
  readonly call: Parameters<ScriptedServer["refuse"]>[0];
  /** Opens what it is done in; once, before the refusals. */
  readonly open?: (user: UserEvent) => Promise<void>;
  /** Once a refusal; `round` counts from 0. */
  readonly act: (user: UserEvent, round: number) => Promise<void>;
  readonly place: Place;
  readonly words: (refusal: Refusal) => string;
  /** Must not be read anywhere. */
  readonly claim: string;
}

type Place = () => HTMLElement;

/** The server's own sentence, or these words where there was no answer. */
export const serverFirst = (silent: string) => (refusal: Refusal) =>
  refusal === "silence" ? silent : serverSentence(refusal);
export const confirmation: Place = () => screen.getByRole("alertdialog");
export const openDialog: Place = () => screen.getByRole("dialog");
export const main: Place = () => screen.getByRole("main");
export const press = (place: Place, name: string | RegExp) => async (user: UserEvent) => {
  const [button] = await waitFor(() => within(place()).getAllByRole("button", { name }));
  if (button) await user.click(button);
};
export const openDelete = press(main, /^Delete (?!the selected)/);

/** What stands in a field of the open dialog from now on. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await waitFor(() => within(openDialog()).getByLabelText(label));
  await user.click(field);
  await user.paste(text);
}

/** Each mutation is refused in every way, in turn; `script` is what it is done to. */
export function testRefusals(
  mutations: readonly Mutation[],
  script: Parameters<typeof openSection>[1],
): void {
  test.each(mutations)(
    "$name: a refusal has its words at its place, and nothing is claimed",
    async ({ section, call, open, act, place, words, claim }) => {
      const { user, server } = await openSection(section, script);
      await open?.(user);
      for (const [round, refusal] of refusals.entries()) {
        const allow = server.refuse(call, refusal);
        await act(user, round);
        await waitFor(() => within(place()).getAllByText(words(refusal)));
        expect(screen.queryByText(claim, { exact: false })).toBeNull();
        allow();
      }
    },
  );
}
