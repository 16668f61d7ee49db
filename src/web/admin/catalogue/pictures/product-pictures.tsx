import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { addProductPicture, setProductPictures } from "#contracts/catalogue/product-pictures.ts";
import { productPicturesMost } from "#domain/catalogue/catalogue-limits.ts";
import { type ReadProduct, readProduct } from "../../../api/reads/catalogue.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { callAsStaff } from "../../call-as-staff.ts";
import { ConflictNotice } from "../../forms/conflict-notice.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { moveItem } from "../order/move-item.ts";
import { useMovableRows } from "../order/use-movable-rows.ts";
import { AddPicture } from "./add-picture.tsx";
import { brokenRule, entriesOf, type PictureEntry } from "./picture-entries.ts";
import { PictureRow } from "./picture-row.tsx";

interface ProductPicturesProps {
  readonly product: ReadProduct;
  /** Whether something in it is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The pictures of a product in their order, which is changed by dragging, by buttons, or by Alt and the arrow keys. */
export function ProductPictures({ product, onDirty }: ProductPicturesProps) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(product.version);
  const [sent, setSent] = useState(0);
  const params = { id: product.id };
  const shared = { what: "saveProduct", invalidates: ["products", "history"], row: readProduct } as const;
  const saving = useStaffMutation({
    ...shared,
    mutationFn: (pictures: readonly PictureEntry[], fresh) => {
      const body = { pictures: pictures.map(({ picture: _, ...entry }) => entry) };
      return callAsStaff(setProductPictures, { params, body }, { version: fresh?.version ?? seen });
    },
    onSuccess: ({ data }) => {
      settle(data);
      toast({ tone: "positive", text: t`The pictures are saved.` });
    },
  });
  const uploading = useStaffMutation({
    ...shared,
    mutationFn: (image: File, fresh) => {
      setSent(0);
      const input = { params, form: {}, files: { image } };
      return callAsStaff(addProductPicture, input, {
        version: fresh?.version ?? seen,
        onProgress: setSent,
      });
    },
    onSuccess: ({ data }) => {
      if (!form.isDirty) return settle(data);
      // What was typed about the others is not saved yet.
      setSeen(data.version);
      change([...pictures, ...entriesOf(data).slice(-1)]);
    },
  });
  const form = useValidatedForm<{ pictures: readonly PictureEntry[] }>({
    defaultValues: { pictures: [...entriesOf(product)] },
    rules: (values) => ({ pictures: brokenRule(values.pictures) }),
    fieldErrors: saving.fieldErrors,
    onSubmit: (values) => saving.mutate(values.pictures),
  });
  const { pictures } = form.values;
  const change = (changed: readonly PictureEntry[]) => form.change("pictures", changed);
  const settle = (stored: Parameters<typeof entriesOf>[0] & { readonly version?: number | undefined }) => {
    setSeen(stored.version);
    form.settle({ pictures: [...entriesOf(stored)] });
  };
  const follow = useEffectEvent((latest: ReadProduct) => {
    if (!form.isDirty && (latest.version ?? 0) > (seen ?? 0)) settle(latest);
  });
  useEffect(() => follow(product), [product]);
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  const { fresh } = saving;
  const error = form.error("pictures");
  const rowAt = useMovableRows(
    pictures.map(({ image }) => image),
    (from, to) => change(moveItem(pictures, from, to)),
  );
  return (
    <form noValidate onSubmit={form.submit} aria-labelledby="pictures-of-product" className="grid gap-4">
      <div>
        <h3 id="pictures-of-product" className="text-base">
          <Trans>Pictures</Trans>
        </h3>
        <p className="text-sm text-ink-2">
          <Trans>
            The first stands in lists. Say what each shows, for those who do not see it. Drag a picture, or
            move it with Alt and the arrow keys.
          </Trans>
        </p>
      </div>
      {saving.problem && fresh ? (
        <ConflictNotice
          of={{ subject: "product", id: fresh.id }}
          differences={[{ label: <Trans>Pictures</Trans>, now: String(entriesOf(fresh).length) }]}
        />
      ) : (
        <FormProblem
          problem={form.isRefusedAtField ? undefined : saving.problem}
          elsewhere={form.elsewhere}
        />
      )}
      <FormProblem
        problem={uploading.fieldErrors.image ? undefined : uploading.problem}
        elsewhere={uploading.fieldErrors.pictures ?? []}
      />
      {pictures.length > 0 && (
        <ol className="grid gap-2">
          {pictures.map((entry, place) => (
            <PictureRow
              key={entry.image}
              entry={entry}
              row={rowAt(place)}
              onChange={(alts) => change(pictures.with(place, { ...entry, ...alts }))}
              onRemove={() => change(pictures.toSpliced(place, 1))}
            />
          ))}
        </ol>
      )}
      {error !== undefined && <FieldError id="pictures-error">{error}</FieldError>}
      {pictures.length < productPicturesMost && (
        <AddPicture
          error={uploading.fieldErrors.image}
          onFile={(file) => uploading.mutate(file)}
          onAddress={(image) => change([...pictures, { image, picture: null, alt_en: "", alt_fr: "" }])}
        />
      )}
      {uploading.isPending && (
        <ProgressBar
          label={<Trans>Sending the pictures</Trans>}
          value={sent}
          valueText={`${Math.round(sent * 100)} %`}
        />
      )}
      <Button
        variant="ink"
        type="submit"
        className="justify-self-start"
        busy={saving.isPending}
        disabled={!form.isDirty || uploading.isPending}
      >
        <Trans>Save the pictures</Trans>
      </Button>
    </form>
  );
}
