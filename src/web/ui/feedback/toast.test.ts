import { expect, it, vi } from "vitest";
import { areToastsNeeded, onFirstToast, takeOverToasts, toast } from "./toast.ts";

it("queues messages until their renderer has loaded, then passes them on", () => {
  const tell = vi.fn();
  const stop = onFirstToast(tell);
  expect(areToastsNeeded()).toBe(false);

  toast({ text: "one" });
  toast({ text: "two" });
  expect(areToastsNeeded()).toBe(true);
  expect(tell).toHaveBeenCalled();
  stop();

  const drawn: string[] = [];
  const stepBack = takeOverToasts((message) => drawn.push(message.text));
  toast({ text: "three" });
  expect(drawn).toEqual(["one", "two", "three"]);

  stepBack();
  toast({ text: "four" });
  takeOverToasts((message) => drawn.push(message.text));
  expect(drawn.at(-1)).toBe("four");
});
