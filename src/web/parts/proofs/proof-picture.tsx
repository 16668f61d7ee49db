import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { type PointerEvent, type ReactNode, useState } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fetchFile } from "../../api/fetch-file.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";
import { useObjectAddress } from "../use-object-address.ts";
import type { ProofReader } from "./proof-reader.ts";

const zooms = [100, 200, 400] as const;

interface ProofPictureProps {
  readonly reader: ProofReader;
  readonly proof: Proof;
  /** Pins that stand on the picture. */
  readonly children?: ReactNode;
  /** The picture was pressed here, in per mille of its width and height. */
  readonly onPress?: ((at: { readonly x: number; readonly y: number }) => void) | undefined;
}

/** The picture of a proof as wide as the page, never stretched; larger on request, by buttons as by fingers. */
export function ProofPicture({ reader, proof, children, onPress }: ProofPictureProps) {
  const { t, i18n } = useLingui();
  const [zoom, setZoom] = useState(0);
  const query = useQuery({
    queryKey: ["proof-picture", proof.id],
    queryFn: () => fetchFile(`/api/proofs/${proof.id}/file?preview=1`, reader.bearer()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectAddress(query.data);
  const { number } = proof;
  if (query.isError)
    return (
      <Banner
        tone="negative"
        live="assertive"
        action={
          <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        {translateMessage(i18n, failureMessage("proof", query.error))}
      </Banner>
    );
  if (!address) return <Skeleton className="h-96 w-full" />;
  const share = zooms[zoom] ?? 100;
  function press({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPress?.({ x: ((clientX - left) / width) * 1_000, y: ((clientY - top) / height) * 1_000 });
  }
  return (
    <figure>
      <div
        // Only what is larger than its frame is scrolled by keys.
        {...(zoom > 0 && { tabIndex: 0, role: "region", "aria-label": t`Proof ${number}, enlarged` })}
        className="max-h-[85dvh] overflow-auto overscroll-contain rounded-md border border-line checker [--checker:#ddd] bg-[#fff]"
      >
        <div
          className={onPress ? "relative cursor-crosshair" : "relative"}
          style={{ width: `${share}%` }}
          onPointerUp={(event) => event.target === event.currentTarget && press(event)}
        >
          <img
            src={address}
            alt={t`Proof ${number}`}
            draggable={false}
            className="pointer-events-none block h-auto w-full select-none"
          />
          {children}
        </div>
      </div>
      <figcaption className="no-print mt-1 flex items-center gap-1">
        <IconButton
          icon={ZoomOut}
          label={t`Smaller`}
          disabled={zoom === 0}
          onClick={() => setZoom((now) => Math.max(0, now - 1))}
        />
        <IconButton
          icon={ZoomIn}
          label={t`Larger`}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom((now) => Math.min(zooms.length - 1, now + 1))}
        />
        <span className="tabular text-sm text-ink-2" aria-live="polite">
          {share} %
        </span>
      </figcaption>
    </figure>
  );
}
