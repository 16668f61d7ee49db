import { type InlineText, readInline } from "#domain/texts/inline-text.ts";
import type { TextBlock } from "#domain/texts/page-text.ts";

/** Paragraphs and lists that a shop typed: plain text with emphasis and links, whatever else stands in it. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === "list" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places, and two may be alike.
      <ul key={index} className="grid list-disc gap-1.5 pl-5 wrap-anywhere">
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same here.
          <li key={place}>
            <Inline text={item} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same here.
      <p key={index} className="whitespace-pre-line wrap-anywhere">
        <Inline text={block.text} />
      </p>
    ),
  );
}

function Inline({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places, and two may be alike.
  return readInline(text).map((part, index) => <Part key={index} part={part} />);
}

function Part({ part }: { part: InlineText }) {
  switch (part.kind) {
    case "strong":
      return <strong>{part.text}</strong>;
    case "em":
      return <em>{part.text}</em>;
    case "link":
      return (
        <a className="link" href={part.href} rel="noreferrer">
          {part.text}
        </a>
      );
    case "text":
      return part.text;
  }
}
