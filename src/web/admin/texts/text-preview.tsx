import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language/language.ts";
import { readPageText } from "#domain/texts/page-text.ts";
import {
  isPageText,
  isWordText,
  type MailTextName,
  type OwnText,
  type TextName,
} from "#domain/texts/text-names.ts";
import { TextBlocks } from "../../parts/shop/text-blocks.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { TabPanel, Tabs } from "../../ui/lists/tabs.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { MailFrame } from "../mails/mail-frame.tsx";
import { useMailPreview } from "./use-texts.ts";

interface TextPreviewProps {
  readonly name: TextName;
  readonly language: Language;
  readonly text: OwnText;
}

/** A text as its reader will see it; nothing of it is saved or sent. */
export function TextPreview({ name, language, text }: TextPreviewProps) {
  return (
    <section aria-labelledby={`preview-${language}`} className="mt-6">
      <h3 id={`preview-${language}`} className="mb-2 text-base">
        <Trans>Preview</Trans>
      </h3>
      <Preview name={name} language={language} text={text} />
    </section>
  );
}

function Preview({ name, language, text }: TextPreviewProps) {
  const { body = "" } = text;
  if (isPageText(name)) return <PagePreview language={language} body={body} />;
  if (!isWordText(name)) return <MailPreview name={name} language={language} text={text} />;
  return (
    <p
      lang={language}
      className="rounded-md border border-line bg-card p-5 font-display text-xl wrap-anywhere"
    >
      {body}
    </p>
  );
}

function PagePreview({ language, body }: { language: Language; body: string }) {
  return (
    <div lang={language} className="grid gap-3 rounded-md border border-line bg-card p-5">
      {readPageText(body).map(({ title, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places, and two may be alike.
        <div key={index} className="grid gap-3">
          {title !== null && <p className="display mt-2 text-xl wrap-anywhere">{title}</p>}
          <TextBlocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}

interface MailPreviewProps extends TextPreviewProps {
  readonly name: MailTextName;
}

function MailPreview({ name, language, text }: MailPreviewProps) {
  const { t } = useLingui();
  const query = useMailPreview(name, language, text);
  if (query.error) return <QueryProblem query={query} />;
  if (!query.data) return <Skeleton className="h-96 w-full" />;
  return (
    <Tabs
      label={t`Forms of the mail`}
      tabs={[
        { value: "html", label: t`As HTML` },
        { value: "text", label: t`As text` },
      ]}
    >
      <TabPanel value="html">
        <MailFrame html={query.data.html} className="h-96" />
      </TabPanel>
      <TabPanel value="text">
        <pre
          lang={language}
          className="rounded-md border border-line bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {`${query.data.subject}\n\n${query.data.text}`}
        </pre>
      </TabPanel>
    </Tabs>
  );
}
