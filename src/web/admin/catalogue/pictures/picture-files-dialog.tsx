import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { addProductPicture } from "#contracts/catalogue/product-pictures.ts";
import { productOfPicture } from "#domain/catalogue/product-of-picture.ts";
import { fieldErrorsOf } from "../../../api/field-errors.ts";
import { FormProblem } from "../../../parts/forms/form-problem.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { callAsStaff } from "../../call-as-staff.ts";
import { GuardedDialog } from "../../forms/guarded-dialog.tsx";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { useAllProducts, useAllSizes } from "../use-sizes.ts";
import { type PictureFile, PictureFileRow } from "./picture-file-row.tsx";
import { PictureFilesField } from "./picture-files-field.tsx";

interface PictureFilesDialogProps {
  readonly dropped?: readonly File[];
  readonly onClose: () => void;
}

const none: readonly File[] = [];

/** Pictures of many products at once, each for the product that its file is named after. */
export function PictureFilesDialog({ dropped = none, onClose }: PictureFilesDialogProps) {
  const { t } = useLingui();
  const products = useAllProducts().data;
  const sizes = useAllSizes().data;
  const [files, setFiles] = useState<readonly PictureFile[]>([]);
  const change = (key: string, changed: Partial<PictureFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  const take = (given: readonly File[]) =>
    setFiles(
      given
        .map((file, index) => ({
          ...{ key: `${index} ${file.name}`, file },
          productId: productOfPicture(file.name, products ?? [], sizes ?? [])?.id,
        }))
        .map((each) => ({ ...each, isAsked: each.productId === undefined }))
        // The first of a product is the one that lists show: 2 comes before 10.
        .toSorted((a, b) => a.file.name.localeCompare(b.file.name, undefined, { numeric: true })),
    );
  const waiting = files.filter(({ productId, isAdded }) => productId !== undefined && !isAdded);
  const added = files.filter(({ isAdded }) => isAdded);
  const adding = useStaffMutation({
    what: "saveProduct",
    invalidates: ["products", "history", "first-day"],
    mutationFn: async (pictures: readonly PictureFile[]) => {
      let refused = 0;
      for (const { key, file, productId } of pictures) {
        if (productId === undefined) continue;
        try {
          const input = { params: { id: productId }, form: {}, files: { image: file } };
          await callAsStaff(addProductPicture, input);
          change(key, { isAdded: true, refused: undefined });
        } catch (error) {
          const words = Object.values(fieldErrorsOf(error)).flat();
          // What is said of this file stands beside it, and the next may be right.
          if (words.length === 0) throw error;
          refused += 1;
          change(key, { refused: words });
        }
      }
      return refused;
    },
    onSuccess: (refused) => {
      if (refused > 0) return;
      if (waiting.length + added.length === files.length) onClose();
      toast({ tone: "positive", text: t`The pictures are added.` });
    },
  });
  const left = files.length - waiting.length - added.length;
  return (
    <GuardedDialog
      size="lg"
      title={<Trans>Pictures by name</Trans>}
      description={
        <Trans>
          Choose or drop pictures, or a ZIP of them. A file named after a product or a size, such as
          market-tote-2.jpg, is put with the product; its pictures keep their order.
        </Trans>
      }
      isDirty={waiting.length > 0}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="ink"
            disabled={waiting.length === 0}
            busy={adding.isPending}
            onClick={() => adding.mutate(waiting)}
          >
            <Plural value={waiting.length} one="Add # picture" other="Add # pictures" />
          </Button>
        </>
      )}
    >
      <div className="grid gap-4">
        {products && sizes ? (
          <PictureFilesField dropped={dropped} onFiles={take} />
        ) : (
          <SkeletonText lines={2} />
        )}
        <FormProblem problem={adding.problem} />
        {adding.isPending && (
          <ProgressBar
            label={<Trans>Adding the pictures</Trans>}
            value={added.length / Math.max(1, waiting.length + added.length)}
          />
        )}
        {left > 0 && (
          <Banner
            tone="caution"
            live="polite"
            title={
              <Plural
                value={left}
                one="# picture found no product. Choose it below, or leave it out."
                other="# pictures found no product. Choose them below, or leave them out."
              />
            }
          />
        )}
        {files.map((each) => (
          <PictureFileRow
            key={each.key}
            {...{ each, products: products ?? [] }}
            onProduct={(productId) => change(each.key, { productId, refused: undefined })}
          />
        ))}
      </div>
    </GuardedDialog>
  );
}
