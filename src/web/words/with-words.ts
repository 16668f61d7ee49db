import { type FunctionComponent, lazy, type ReactNode } from "react";
import { bringWords } from "./area-words.ts";

/** A part that is loaded when it is needed, and the words it may say: `withWords(import("./cart-panel.tsx"))`. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, bringWords("public")]);
  return loaded;
}

/**
 * A part that is loaded when it is first shown, so that a first visit does without. A page that cannot load its own parts
 * any more, offline or after an upgrade, does without it until the next load.
 */
export function optionalPart<Props>(load: () => Promise<(props: Props) => ReactNode>) {
  return lazy(
    (): Promise<{ default: FunctionComponent<Props> }> =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  );
}
