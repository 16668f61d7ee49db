import { Trans } from "@lingui/react/macro";
import { ArtworkSection } from "../../parts/artwork/artwork-section.tsx";
import { useBearer } from "../session/bearer.ts";

interface OwnArtworkProps {
  readonly quoteId: number;
  /** A link that was shared for reading shows them alone. */
  readonly mayAdd?: boolean;
}

/** The files that go with a request: the client adds what the printer needs. */
export function OwnArtwork({ quoteId, mayAdd = true }: OwnArtworkProps) {
  const bearer = useBearer();
  const reader = { quoteId, kind: "client", mayAdd, bearer: () => bearer } as const;
  return (
    <section aria-labelledby="artwork-title" className="mt-6">
      <h3 id="artwork-title" className="mb-2 text-base">
        <Trans>Your files</Trans>
      </h3>
      <ArtworkSection reader={reader} />
    </section>
  );
}
