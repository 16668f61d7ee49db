import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { AddArtwork } from "./add-artwork.tsx";
import { ArtworkEntry } from "./artwork-entry.tsx";
import type { ArtworkReader } from "./artwork-reader.ts";
import { useArtwork } from "./use-artwork.ts";

/** The files of a deal beside its logo, with what each is good for, and a way to add one. */
export function ArtworkSection({ reader }: { reader: ArtworkReader }) {
  const artwork = useArtwork(reader);
  const { data, isError, refetch } = artwork.query;
  if (isError && !data)
    return (
      <p className="text-sm">
        <Trans>The files could not be read.</Trans>{" "}
        <button type="button" className="link" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </button>
      </p>
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  return (
    <div className="grid gap-4">
      {data.files.length === 0 && !reader.mayAdd && (
        <p className="text-sm text-ink-2">
          <Trans>No further files.</Trans>
        </p>
      )}
      {data.files.length > 0 && (
        <ul className="grid gap-3">
          {data.files.map((file) => (
            <ArtworkEntry key={file.id} reader={reader} file={file} />
          ))}
        </ul>
      )}
      {reader.mayAdd && <AddArtwork reader={reader} artwork={artwork} former={data.former} />}
    </div>
  );
}
