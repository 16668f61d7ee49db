import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import {
  changeSettings,
  type SettingsAnswer,
  settingsAnswer,
  uploadShopPicture,
} from "#contracts/settings.ts";
import type { ShopPictureName } from "#domain/settings/shop-settings.ts";
import { ProductPicture } from "../../parts/catalogue/product-picture.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { controlStyle, FieldFrame } from "../../ui/fields/field-frame.tsx";
import { useFieldIds } from "../../ui/fields/field-ids.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { settingLabels } from "./setting-labels.ts";

interface ShopPictureProps {
  readonly name: ShopPictureName;
  readonly saved: SettingsAnswer;
  readonly onSaved: (answer: SettingsAnswer) => void;
}

/** A picture of the shop's own: how it looks, another file, and the way back to the original. */
export function ShopPicture({ name, saved, onSaved }: ShopPictureProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const saving = useStaffMutation({
    invalidates: ["settings", "settings-history"],
    row: settingsAnswer,
    // Null goes back to the original. One picture overwrites nothing else, so that no version is named.
    mutationFn: (image: File | null) =>
      image
        ? callAsStaff(uploadShopPicture, { form: { name }, files: { image } })
        : callAsStaff(changeSettings, { body: { values: { [name]: null } } }),
    onSuccess: (answer) => {
      onSaved(answer);
      toast({ tone: "positive", text: t`The settings are saved.` });
      // The shop's own pages in this window show it.
      void revalidate();
    },
  });
  const error = saving.fieldErrors.image;
  const hint = <Trans>JPG, PNG or WebP, at most 5 MB. The shop shows it at once.</Trans>;
  const ids = useFieldIds({ hint, error });
  const picture = saved.values[name];
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-5">
      <FormProblem problem={error ? undefined : saving.problem} />
      {picture && (
        <ProductPicture
          // A mark may be transparent: nothing blurred behind it.
          image={{ kind: "picture", picture: { ...picture, placeholder: null } }}
          alt={i18n._(settingLabels[name])}
          sizes="16rem"
          className={classNames(
            "w-64 max-w-full rounded-md border border-line",
            name === "hero_picture" ? "aspect-[8/7]" : "h-32 [&_img]:object-contain",
          )}
        />
      )}
      <FieldFrame ids={ids} label={i18n._(settingLabels[name])} hint={hint} error={error}>
        <input
          {...ids.aria}
          id={ids.control}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={saving.isPending}
          className={classNames(controlStyle, "py-1.5 file:mr-3 file:font-semibold")}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was refused.
            event.currentTarget.value = "";
            if (file) saving.mutate(file);
          }}
        />
      </FieldFrame>
      {picture && (
        <Button className="justify-self-start" busy={saving.isPending} onClick={() => saving.mutate(null)}>
          <Trans>Back to the original</Trans>
        </Button>
      )}
    </div>
  );
}
