import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { languageOrDefault } from "#domain/language/language.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { FileButton } from "./file-button.tsx";
import { ProofFactList } from "./proof-fact-list.tsx";
import { ProofPicture } from "./proof-picture.tsx";
import type { ProofReader } from "./proof-reader.ts";

interface ProofViewProps {
  readonly reader: ProofReader;
  readonly proof: Proof;
  readonly pins?: ReactNode;
  /** After the facts, beside the picture where there is room. */
  readonly children?: ReactNode;
  readonly onPress?: ((at: { readonly x: number; readonly y: number }) => void) | undefined;
}

/** A proof as its client looks at it: the picture or the first page, then all that will be printed, in a list. */
export function ProofView({ reader, proof, pins, onPress, children }: ProofViewProps) {
  const { file } = proof;
  const locale = useLocale();
  const path = `/api/proofs/${proof.id}/document?language=${languageOrDefault(locale, "en")}`;
  const isPdf = file.media_type === "application/pdf";
  const paper = { name: `${proof.order_number}-proof-${proof.number}.pdf`, path };
  return (
    <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
      <div id="proof-picture" className="min-w-0 scroll-mt-24 self-start lg:sticky lg:top-24">
        {file.has_picture && (
          <ProofPicture reader={reader} proof={proof} onPress={onPress}>
            {pins}
          </ProofPicture>
        )}
        {isPdf && (
          <Banner
            title={
              file.has_picture ? (
                <Trans>This is the first page of a PDF.</Trans>
              ) : (
                <Trans>This proof is a PDF.</Trans>
              )
            }
            className="mb-3"
          >
            <Trans>Please open it and look at every page before you answer.</Trans>
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <FileButton reader={reader} path={`/api/proofs/${proof.id}/file`} file={file}>
            {isPdf ? <Trans>Open the PDF</Trans> : <Trans>Download the original</Trans>}
          </FileButton>
          {file.has_picture && (
            <FileButton reader={reader} path={paper.path} file={paper}>
              <Trans>Print the proof</Trans>
            </FileButton>
          )}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <ProofFactList proof={proof} />
        {children}
      </div>
    </div>
  );
}
