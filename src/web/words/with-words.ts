import { bringWords } from "./area-words.ts";

/** A part that is loaded when it is needed, and the words it may say: `withWords(import("./cart-panel.tsx"))`. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, bringWords("public")]);
  return loaded;
}
