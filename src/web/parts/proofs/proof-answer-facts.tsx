import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Proof, ProofAnswer } from "#contracts/orders/proof.ts";
import { intlLocale } from "#domain/language/language.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { FileButton } from "./file-button.tsx";
import type { ProofReader } from "./proof-reader.ts";

interface ProofAnswerFactsProps {
  readonly reader: ProofReader;
  readonly proof: Proof;
  readonly answer: ProofAnswer;
}

/** The evidence of an answer: who, when, to which file, and of an approval the certificate with its codes. */
export function ProofAnswerFacts({ reader, proof, answer }: ProofAnswerFactsProps) {
  const locale = useLocale();
  const moments = new Intl.DateTimeFormat(intlLocale(locale), {
    ...{ dateStyle: "long", timeStyle: "short" },
    ...(reader.timeZone && { timeZone: reader.timeZone }),
  });
  const { name, kind, channel, answered_on, recorded_by, text, marks, file } = answer;
  const at = formatMoment(moments, answer.created_at);
  const on = answered_on && showDay(answered_on, locale);
  const isApproval = answer.answer === "approved";
  return (
    <div className="grid gap-2">
      <p className={isApproval ? "font-semibold text-leaf" : "font-semibold"}>
        {isApproval ? <Trans>Approved by {name}</Trans> : <Trans>Changes asked for by {name}</Trans>}
        {", "}
        <time dateTime={answer.created_at}>{at}</time>
      </p>
      {kind === "recorded" && (
        <p className="text-caution">
          <Trans>
            Given elsewhere on {on}, recorded by {recorded_by}: no certificate.
          </Trans>
        </p>
      )}
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {marks.length > 0 && (
        <ol className="list-decimal pl-6">
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent keeps its order.
            <li key={index} className="wrap-anywhere whitespace-pre-line">
              {mark.text}
            </li>
          ))}
        </ol>
      )}
      {file && channel && (
        <div>
          <FileButton reader={reader} path={`/api/proofs/${proof.id}/answers/${answer.id}/file`} file={file}>
            <Trans>The file that shows it</Trans>
          </FileButton>
        </div>
      )}
      {kind === "signed" && isApproval && <Certificate reader={reader} proof={proof} answer={answer} />}
    </div>
  );
}

/** All that the evidence holds, for who wants to check it. */
function Certificate({ reader, proof, answer }: ProofAnswerFactsProps) {
  const locale = useLocale();
  const language = locale === "mul" ? "" : `?language=${locale}`;
  return (
    <Disclosure summary={<Trans>Certificate of the approval</Trans>}>
      <ul className="mb-3 list-disc pl-6">
        {answer.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <dl className="grid gap-2 text-sm">
        <Fact label={<Trans>Signed by</Trans>}>{answer.name}</Fact>
        <Fact label={<Trans>Time</Trans>}>{answer.created_at}</Fact>
        <Fact label={<Trans>Address on the internet</Trans>}>{answer.ip}</Fact>
        <Fact label={<Trans>Browser</Trans>}>{answer.user_agent}</Fact>
        <Fact label={<Trans>Code of the proof (SHA-256)</Trans>}>{answer.proof_hash}</Fact>
        <Fact label={<Trans>Code of the file (SHA-256)</Trans>}>{answer.file_sha256}</Fact>
        <Fact label={<Trans>Code of this approval (SHA-256)</Trans>}>{answer.hash}</Fact>
      </dl>
      <div className="mt-3">
        <FileButton
          reader={reader}
          path={`/api/proofs/${proof.id}/certificate${language}`}
          file={{ name: `${proof.order_number}-proof-${proof.number}-approval.pdf` }}
        >
          <Trans>Certificate as a PDF</Trans>
        </FileButton>
      </div>
    </Disclosure>
  );
}

function Fact({ label, children }: { label: ReactNode; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}
