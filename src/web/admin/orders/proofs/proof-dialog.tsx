import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { createProof } from "#contracts/orders/proofs.ts";
import { proofLimits, proofRules } from "#domain/orders/proofs/proof-facts.ts";
import { proofFileRule } from "#domain/orders/proofs/proof-file.ts";
import { logoAccept } from "#domain/quotes/logo-file.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { FileField } from "../../forms/file-field.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { PlaceFields } from "./place-fields.tsx";
import { blankPlace, factsOf, placeProblem, type TypedPlace, typedPlace } from "./typed-proof.ts";
import { changedByProofs } from "./use-proofs.ts";

interface ProofDialogProps {
  readonly orderId: number;
  /** What the newest proof says, or the approved one of the order that this one repeats: it is typed on. */
  readonly former: Proof["facts"] | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly places: readonly TypedPlace[];
  readonly note: string;
  readonly file: File | null;
}

/** Drafts a proof: its file, and what is printed where. The client sees nothing of it until it is sent. */
export function ProofDialog({ orderId, former, onClose }: ProofDialogProps) {
  const { t } = useLingui();
  const [share, setShare] = useState<number>();
  const saving = useStaffMutation({
    ...{ invalidates: changedByProofs, onSuccess: onClose },
    mutationFn: ({ places, note, file }: Values) => {
      const facts = factsOf(places, note);
      return doAsStaff(
        createProof,
        { params: { id: orderId }, form: { facts }, files: { file: file ?? undefined } },
        { onProgress: setShare },
      );
    },
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: {
      places: former?.places.map(typedPlace) ?? [blankPlace],
      note: former?.note ?? "",
      file: null,
    },
    rules: ({ places, note, file }) => ({
      places: proofRules.places(places) ?? places.map(placeProblem).find((each) => each !== undefined),
      note: proofRules.note(note),
      file: proofFileRule(file ?? undefined),
    }),
    focusesErrors: true,
  });
  const { places } = form.values;
  const set = (next: readonly TypedPlace[]) => form.change("places", next);
  const percent = Math.round((share ?? 0) * 100);
  return (
    <FormDialog
      id="proof"
      size="lg"
      title={<Trans>New proof</Trans>}
      submitLabel={<Trans>Save the draft</Trans>}
      form={form}
      onClose={onClose}
      progress={
        saving.isPending && (
          <span role="status" className="tabular mr-auto text-sm text-ink-2">
            <Trans>{percent} % sent</Trans>
          </span>
        )
      }
    >
      <FileField
        label={t`Picture or PDF`}
        hint={t`JPG, PNG, GIF or PDF, at most 5 MB. A picture is shown on the client's page and can be marked; a PDF is opened by a button.`}
        accept={logoAccept}
        error={form.error("file")}
        onFile={(file) => form.change("file", file ?? null)}
      />
      {places.map((place, index) => (
        <PlaceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number; its fields move with it.
          key={index}
          number={index + 1}
          place={place}
          onChange={(changed) => set(places.with(index, changed))}
          {...(places.length > 1 && { onRemove: () => set(places.toSpliced(index, 1)) })}
          // Once it was submitted, each place says what is wrong with it.
          problem={form.error("places") ? placeProblem(place) : undefined}
        />
      ))}
      <Button
        className="justify-self-start gap-2"
        disabled={places.length >= proofLimits.places}
        onClick={() => set([...places, { ...blankPlace, place: "back" }])}
      >
        <Icon of={Plus} className="size-4" />
        <Trans>Another place</Trans>
      </Button>
      <TextArea {...form.field("note")} rows={2} label={t`Note to the client`} mark={t`optional`} />
      <p className="text-sm text-ink-2">
        <Trans>Sizes, quantities and the delivery address come from the order when the proof is sent.</Trans>
      </p>
    </FormDialog>
  );
}
