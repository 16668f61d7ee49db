import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ShopTextAnswer } from "#contracts/texts.ts";
import { languages } from "#domain/language/language.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { groupLabels, labelOfText } from "./text-words.ts";

interface TextListProps {
  readonly texts: readonly ShopTextAnswer[];
  readonly addressOf: (text: ShopTextAnswer) => string;
}

const groups = ["client-mail", "staff-mail", "page"] as const;

/** The texts by group; those that differ from the original are marked, by language. */
export function TextList({ texts, addressOf }: TextListProps) {
  const { i18n } = useLingui();
  return groups.map((group) => {
    const ofGroup = texts.filter((text) => text.group === group);
    if (ofGroup.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`texts-${group}`} className="mb-8 max-w-4xl">
        <h2 id={`texts-${group}`} className="mb-2 text-lg">
          {i18n._(groupLabels[group])}
        </h2>
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {ofGroup.map((text) => (
            <li key={text.name}>
              <Link
                to={addressOf(text)}
                className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1.5 hover:bg-ink/8 pointer-coarse:min-h-11"
              >
                <span className="min-w-0 wrap-anywhere">{labelOfText(text, i18n)}</span>
                <OwnWords text={text} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function OwnWords({ text }: { text: ShopTextAnswer }) {
  const { t } = useLingui();
  const changed = languages.filter((language) => text[language].own !== null);
  if (changed.length === 0) return null;
  const names = changed.map((language) => language.toUpperCase()).join(", ");
  return <Badge tone="info">{t`Own words: ${names}`}</Badge>;
}
