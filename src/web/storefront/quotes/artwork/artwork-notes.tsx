import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { type ArtworkReportAnswer, checkArtwork } from "#contracts/quotes/artwork.ts";
import { call } from "../../../api/call.ts";
import { FabricSwatch } from "../../../parts/quotes/fabric-swatch.tsx";
import { Button } from "../../../ui/buttons/button.tsx";

interface ArtworkNotesProps {
  readonly file: File;
  readonly onUseColours: (codes: readonly string[]) => void;
  /** A picture of what the browser does not show itself. */
  readonly onPreview: (address: string) => void;
}

/** What the shop finds in a logo: how large it prints sharp, and its colours, to be confirmed. */
export function ArtworkNotes({ file, onUseColours, onPreview }: ArtworkNotesProps) {
  const tellPreview = useEffectEvent(onPreview);
  const [report, setReport] = useState<ArtworkReportAnswer>();
  useEffect(() => {
    const leaving = new AbortController();
    call(checkArtwork, { form: {}, files: { file } }, { signal: leaving.signal }).then(
      ({ report: found, preview }) => {
        setReport(found);
        if (preview) tellPreview(preview);
      },
      // A help, and no step of the form: without a network, or in a crowd, the file is looked at when it is sent.
      () => undefined,
    );
    return () => leaving.abort();
  }, [file]);
  return (
    <div aria-live="polite">
      {report && (
        <div className="mt-4 border-t border-line pt-3 text-sm">
          <ul className="grid gap-1">
            {report.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {report.colours.length > 0 && <Colours report={report} onUse={onUseColours} />}
        </div>
      )}
    </div>
  );
}

interface ColoursProps {
  readonly report: ArtworkReportAnswer;
  readonly onUse: (codes: readonly string[]) => void;
}

function Colours({ report: { colours }, onUse }: ColoursProps) {
  const [isUsed, setUsed] = useState(false);
  const codes = colours.map(({ hex }) => hex);
  const use = () => {
    onUse(codes);
    setUsed(true);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {codes.map((hex) => (
        <span key={hex} className="tabular flex items-center gap-1.5">
          <FabricSwatch code={hex} className="size-4" />
          {hex}
        </span>
      ))}
      {isUsed ? (
        <span className="text-ink-2">
          <Trans>They stand below as print colors.</Trans>
        </span>
      ) : (
        <Button size="sm" onClick={use}>
          <Trans>Print in these colors</Trans>
        </Button>
      )}
    </div>
  );
}
