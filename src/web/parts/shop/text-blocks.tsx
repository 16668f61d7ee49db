import type { TextBlock } from "#domain/texts/page-text.ts";

/** Paragraphs and lists that a shop typed: plain text, whatever stands in it. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === "list" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places, and two may be alike.
      <ul key={index} className="grid list-disc gap-1.5 pl-5 wrap-anywhere">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same here.
          <li key={place}>{item}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same here.
      <p key={index} className="whitespace-pre-line wrap-anywhere">
        {block.text}
      </p>
    ),
  );
}
