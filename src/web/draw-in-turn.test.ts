import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { drawInTurn } from "./draw-in-turn.ts";

describe("pages are drawn one at a time", () => {
  test("each is packed before the next is drawn, in the order in which they came", async () => {
    const done: string[] = [];
    const page = (name: string) =>
      drawInTurn(
        () => {
          done.push(`draw ${name}`);
          return name;
        },
        (drawn) => {
          done.push(`pack ${drawn}`);
          return `page ${drawn}`;
        },
      );
    expect(await Promise.all([page("a"), page("b"), page("c")])).toEqual(["page a", "page b", "page c"]);
    expect(done).toEqual(["draw a", "pack a", "draw b", "pack b", "draw c", "pack c"]);
  });

  test("whoever asks for something else is let pass before each drawing and each packing", async () => {
    let turns = 0;
    let isOver = false;
    const count = async () => {
      while (!isOver) {
        await turn();
        turns += 1;
      }
    };
    const counted = count();
    const at: number[] = [];
    const note = () => void at.push(turns);
    await Promise.all([drawInTurn(note, note), drawInTurn(note, note), drawInTurn(note, note)]);
    isOver = true;
    await counted;
    // No two of the six pieces of work lie in the same turn.
    expect(new Set(at).size).toBe(6);
  });

  test("one that fails tells whoever asked for it, and keeps nobody else", async () => {
    const broken = drawInTurn(
      () => {
        throw new Error("no page");
      },
      () => "never",
    );
    const next = drawInTurn(
      () => "drawn",
      (drawn) => drawn,
    );
    await expect(broken).rejects.toThrow("no page");
    expect(await next).toBe("drawn");
  });
});
