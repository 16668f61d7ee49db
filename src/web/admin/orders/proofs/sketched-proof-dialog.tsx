import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createProof } from "#contracts/orders/proofs.ts";
import { type SketchAnswer, showSketch, sketchOf } from "#contracts/quotes/sketches.ts";
import type { Sketch } from "#domain/artwork/sketch.ts";
import { inksOf } from "#domain/artwork/sketched-facts.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { readPrintAreas } from "../../../parts/sketch/read-sketch.ts";
import { SketchStudio } from "../../../parts/sketch/sketch-studio.tsx";
import { useObjectAddress } from "../../../parts/use-object-address.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { useProduct } from "../../catalogue/use-products.ts";
import { QueryProblem } from "../../forms/query-problem.tsx";
import { readLogoPreview } from "../../quotes/artwork/logo-file.ts";
import { useQuote } from "../../quotes/detail/use-quote.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { InkNames } from "./ink-names.tsx";
import { inksOfText } from "./typed-proof.ts";
import { changedByProofs } from "./use-proofs.ts";

interface SketchedProofDialogProps {
  readonly orderId: number;
  readonly quoteId: number;
  readonly sketch: SketchAnswer;
  /** The proof comes as a picture or PDF instead. */
  readonly onUseFile: () => void;
  readonly onClose: () => void;
}

/** Drafts a proof from the sketch of the request: its picture, and what is printed where, follow from where the logo lies. */
export function SketchedProofDialog({
  orderId,
  quoteId,
  sketch,
  onUseFile,
  onClose,
}: SketchedProofDialogProps) {
  const { t } = useLingui();
  const [placed, place] = useState<Sketch>(() => sketchOf(sketch));
  const [names, name] = useState<ReadonlyMap<string, string>>(new Map());
  const [typed, type] = useState("");
  const product = useProduct(sketch.product);
  const logo = useQuery({ queryKey: ["logo", quoteId], queryFn: () => readLogoPreview(quoteId) });
  const address = useObjectAddress(logo.data);
  const saving = useStaffMutation({
    ...{ invalidates: changedByProofs, onSuccess: onClose },
    mutationFn: (drawn: Sketch) => {
      const ink_names = [...names].map(([ink, name]) => ({ ink, name }));
      return doAsStaff(createProof, {
        params: { id: orderId },
        form: { sketch: showSketch(drawn), ink_names, ...(typed && { inks: inksOfText(typed) }) },
      });
    },
  });
  const confirmed = useQuote(quoteId).data?.logo_colors ?? [];
  const inks = [...new Set(placed.places.flatMap((each) => inksOf(each, confirmed)))];
  const areas = readPrintAreas(product.data?.print_areas);
  const isShown = address !== undefined && product.data !== undefined;
  const isUnmarked = product.data !== undefined && areas.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={<Trans>New proof</Trans>}
      description={
        <Trans>
          From the sketch of the request. Places, measures and inks of the proof follow from it; the client
          approves the proof, never the sketch.
        </Trans>
      }
      closeLabel={t`Close`}
      size="lg"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={onUseFile}>
            <Trans>Use a file instead</Trans>
          </Button>
          <Button
            variant="ink"
            busy={saving.isPending}
            disabled={!isShown || isUnmarked}
            onClick={() => saving.mutate(placed)}
          >
            <Trans>Save the draft</Trans>
          </Button>
        </>
      }
    >
      <FormProblem problem={saving.problem} elsewhere={saving.fieldErrors.sketch ?? []} />
      {logo.isError && <QueryProblem query={logo} what="quotes" />}
      {product.isError && <QueryProblem query={product} what="adminProducts" />}
      {isUnmarked && (
        <p>
          <Trans>This product is not printed where the sketch says any more. Use a file instead.</Trans>
        </p>
      )}
      {isShown && address && !isUnmarked && (
        <SketchStudio
          areas={areas}
          file={address}
          fileName={sketch.places[0]?.file ?? "logo"}
          sketch={placed}
          onChange={place}
        >
          {inks.length > 0 ? (
            <InkNames inks={inks} names={names} onChange={name} />
          ) : (
            <TextField
              label={t`Inks`}
              hint={t`By name, separated by commas: PMS 185 C, Black.`}
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </SketchStudio>
      )}
      {!isShown && !logo.isError && !product.isError && <Skeleton className="aspect-square max-w-md" />}
    </Dialog>
  );
}
