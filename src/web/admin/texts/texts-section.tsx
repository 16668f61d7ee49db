import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ShopTextAnswer } from "#contracts/texts.ts";
import { languages } from "#domain/language/language.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { fold } from "#domain/text/fold.ts";
import { useSearchChanges } from "../../parts/use-search-changes.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { TextEditor } from "./text-editor.tsx";
import { groupLabels, labelOfText } from "./text-words.ts";
import { useTexts } from "./use-texts.ts";

/** What mails and pages say: a list by group, and the editor of the text that the address names. */
export function TextsSection() {
  const { t, i18n } = useLingui();
  const { params, change: changeSearch } = useSearchChanges();
  const query = useTexts();
  const search = params.get("search") ?? "";
  const texts = query.data ?? [];
  const opened = texts.find(({ name }) => name === params.get("open"));
  if (opened) return <TextEditor key={opened.name} text={opened} />;
  const wanted = fold(search);
  const found = texts.filter((text) =>
    [labelOfText(text, i18n), ...wordsOf(text)].some((words) => fold(words).includes(wanted)),
  );
  return (
    <>
      <SectionHead title={<Trans>Texts</Trans>} />
      <p className="mb-4 max-w-prose text-ink-2">
        <Trans>
          What mails and pages say, in both languages. Your own words take the place of the original; tables,
          amounts and buttons stay as they are.
        </Trans>
      </p>
      <SearchBox
        className="mb-6 md:max-w-md"
        label={t`Search texts`}
        placeholder={t`Search by name or words...`}
        index={{
          state: { search },
          change: (typed) =>
            void changeSearch(() => new URLSearchParams({ section: "texts", ...(typed.search && typed) }), {
              replace: true,
            }),
        }}
      />
      <QueryState query={query} lines={10} />
      {query.data && found.length === 0 && <EmptyState title={<Trans>No text says this</Trans>} />}
      <TextList
        texts={found}
        addressOf={({ name }) => officePaths.adminSection("texts", { ...(search && { search }), open: name })}
      />
    </>
  );
}

/** All that a text says, as it came and in own words. */
function wordsOf({ en, fr }: ShopTextAnswer): string[] {
  return [en.original, en.own, fr.original, fr.own].flatMap((parts) =>
    Object.values(parts ?? {}).filter((part) => part !== undefined),
  );
}

interface TextListProps {
  readonly texts: readonly ShopTextAnswer[];
  readonly addressOf: (text: ShopTextAnswer) => string;
}

/** Where they are read, the front page first. */
const groups = ["front", "page", "client-mail", "staff-mail"] as const;

/** The texts by group; those that differ from the original are marked, by language. */
function TextList({ texts, addressOf }: TextListProps) {
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
