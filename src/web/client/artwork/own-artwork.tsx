import { Trans } from "@lingui/react/macro";
import { ArtworkSection } from "../../parts/artwork/artwork-section.tsx";
import { useBearer } from "../session/bearer.ts";

/** The files that go with a request: the client adds what the printer needs. */
export function OwnArtwork({ quoteId }: { readonly quoteId: number }) {
  const bearer = useBearer();
  const reader = { quoteId, kind: "client", mayAdd: true, bearer: () => bearer } as const;
  return (
    <section aria-labelledby="artwork-title" className="mt-6">
      <h3 id="artwork-title" className="mb-2 text-base">
        <Trans>Your files</Trans>
      </h3>
      <ArtworkSection reader={reader} />
    </section>
  );
}
