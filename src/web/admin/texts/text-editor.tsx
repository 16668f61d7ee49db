import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ShopTextAnswer } from "#contracts/texts.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { useLeaveGuard } from "../../parts/forms/use-leave-guard.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { SectionHead } from "../index/section-head.tsx";
import { TextInLanguage } from "./text-in-language.tsx";
import { labelOfText, pathOfText } from "./text-words.ts";

/** A text in both languages, side by side where there is room. */
export function TextEditor({ text }: { text: ShopTextAnswer }) {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const [unsaved, setUnsaved] = useState<Readonly<Record<Language, boolean>>>({ en: false, fr: false });
  const { onlyLanguage } = useRootData().facts;
  const { question } = useLeaveGuard(unsaved.en || unsaved.fr);
  const search = params.get("search");
  return (
    <>
      <LinkButton
        variant="quiet"
        size="sm"
        className="-ml-3 mb-2"
        to={officePaths.adminSection("texts", search ? { search } : {})}
      >
        <Icon of={ChevronLeft} className="size-4" />
        <Trans>All texts</Trans>
      </LinkButton>
      <SectionHead title={labelOfText(text, i18n)} />
      <WhereItIsRead text={text} />
      {text.group === "page" && <HowToWrite />}
      {text.group.endsWith("-mail") && <Placeholders text={text} />}
      <div className="grid gap-x-8 gap-y-12 xl:grid-cols-2">
        {firstOf(languages, onlyLanguage).map((language) => (
          <TextInLanguage
            key={language}
            text={text}
            language={language}
            onDirty={(isDirty) =>
              setUnsaved((before) =>
                before[language] === isDirty ? before : { ...before, [language]: isDirty },
              )
            }
          />
        ))}
      </div>
      {question}
    </>
  );
}

/** The language that the shop offers stands first. */
function firstOf(all: readonly Language[], only: Language | null): readonly Language[] {
  return only ? [only, ...all.filter((language) => language !== only)] : all;
}

/** The page that says it, to be looked at. */
function WhereItIsRead({ text: { name } }: { text: ShopTextAnswer }) {
  const path = pathOfText(name);
  if (path === undefined) return null;
  return (
    <p className="mb-4">
      <Link className="link" to={path} target="_blank">
        <Trans>Open the page that says it</Trans>
      </Link>
    </p>
  );
}

function HowToWrite() {
  return (
    <p className="mb-6 max-w-prose text-ink-2">
      <Trans>
        A line that begins with “# ” is a heading, one with “- ” an item of a list; a blank line begins a new
        paragraph. **Two stars** make words bold, *one* sets them off, and [words](/contact) are a link: to a
        page of the shop, a site by https, a mail address or a telephone. Saving sets the date that the page
        says it was last updated on.
      </Trans>
    </p>
  );
}

/** What the mail fills in, each with an example. */
function Placeholders({ text: { en, fr } }: { text: ShopTextAnswer }) {
  const { i18n } = useLingui();
  const values = Object.entries((i18n.locale === "fr" ? fr : en).values);
  return (
    <div className="mb-6">
      <p className="mb-2 max-w-prose text-ink-2">
        <Trans>
          The mail fills in what stands in braces. Its button, and the table of amounts where there is one,
          follow by themselves.
        </Trans>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {values.map(([name, example]) => (
          <div key={name} className="flex gap-2">
            <dt className="font-mono text-sm">{`{${name}}`}</dt>
            <dd className="tabular text-sm text-ink-2">{example}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
