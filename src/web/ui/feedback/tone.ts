/** What a mark means, apart from its words: never the only carrier of the meaning. */
export type Tone = "neutral" | "positive" | "info" | "caution" | "negative";

/** Text of a tone, at least 4.5:1 on paper, paper-2 and card in both themes. */
export const toneText: Record<Tone, string> = {
  neutral: "text-ink-2",
  positive: "text-leaf",
  info: "text-info",
  caution: "text-caution",
  negative: "text-danger",
};

/** The same colours as a filled mark. */
export const toneMark: Record<Tone, string> = {
  neutral: "bg-edge",
  positive: "bg-leaf-2",
  info: "bg-info",
  caution: "bg-caution",
  negative: "bg-danger",
};
