import { Trans, useLingui } from "@lingui/react/macro";
import ImagePlus from "lucide-react/icons/image-plus";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { Sketch } from "#domain/artwork/sketch.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import { shownName } from "#domain/catalogue/shown-texts.ts";
import { begunWith } from "#domain/quotes/cloth-colours.ts";
import { logoAccept, logoFileRule } from "#domain/quotes/logo-file.ts";
import { shippedColours } from "#domain/quotes/shipped-colours.ts";
import { FabricChoice } from "../../parts/quotes/fabric-choice.tsx";
import { readPrintAreas, writeSketch } from "../../parts/sketch/read-sketch.ts";
import { SketchStudio } from "../../parts/sketch/sketch-studio.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { describeLogo } from "../quotes/artwork/describe-logo.ts";
import { handLogo } from "../quotes/artwork/handed-logo.ts";
import { draftStore } from "../quotes/form/draft-store.ts";

interface LogoOnBagProps {
  readonly product: ReadProduct;
  readonly size: ReadSize | undefined;
}

/**
 * The visitor's logo on this bag: the file stays on his device, and goes along into the form. Above the picture, where nothing
 * moves when it comes.
 */
export function LogoOnBag({ product, size }: LogoOnBagProps) {
  const { t, i18n } = useLingui();
  const [file, setFile] = useState<File>();
  const areas = useMemo(() => readPrintAreas(product.print_areas), [product]);
  if (areas.length === 0) return null;
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const refused = logoFileRule(await describeLogo(chosen));
    if (refused) toast({ text: translateMessage(i18n, refused), tone: "negative" });
    else setFile(chosen);
  };
  return (
    <>
      <label className={pill}>
        <Icon of={ImagePlus} />
        <Trans>See your logo on it</Trans>
        <input
          type="file"
          accept={logoAccept}
          aria-label={t`See your logo on it`}
          className="sr-only"
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      {file && (
        <LogoDialog key={file.name} {...{ product, size, areas, file }} onClose={() => setFile(undefined)} />
      )}
    </>
  );
}

const pill =
  "no-print absolute top-3 left-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-semibold transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

interface LogoDialogProps extends LogoOnBagProps {
  readonly areas: ReturnType<typeof readPrintAreas>;
  readonly file: File;
  readonly onClose: () => void;
}

function LogoDialog({ product, size, areas, file, onClose }: LogoDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { facts } = useRootData();
  const navigate = useNavigate();
  const paths = usePaths();
  const { colours = shippedColours } = facts;
  const name = shownName(product, locale);
  const [sketch, setSketch] = useState<Sketch>(() => ({
    product: product.id,
    size: size?.id ?? null,
    dye: begunWith(draftStore.get().productColors, colours)[0] ?? "#FFFFFF",
    places: [],
  }));
  const keep = async () => {
    draftStore.set((draft) => ({
      ...draft,
      ...{ isLogo: true, logoName: file.name, productColors: [sketch.dye], sketch: writeSketch(sketch) },
    }));
    await handLogo(file);
  };
  const close = () => {
    void keep();
    onClose();
    toast({
      text: t`Your logo stays on this device and goes along when you ask for a quote.`,
      tone: "positive",
    });
  };
  const ask = async () => {
    await keep();
    if (size)
      draftStore.set((draft) => ({
        ...draft,
        units: { ...draft.units, [size.id]: draft.units[size.id] ?? facts.minimumUnits },
        ...{ interest: product.name, productId: product.id },
      }));
    await navigate(paths.devis());
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={t`Your logo: ${name}`}
      closeLabel={t`Close`}
      size="lg"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="ink" onClick={() => void ask()}>
            <Trans>Ask for a quote</Trans>
          </Button>
        </>
      }
    >
      <SketchStudio {...{ areas, file, sketch }} fileName="logo" onChange={setSketch}>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            <Trans>Color of the bag</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            <FabricChoice
              name="sketch-dye"
              colours={colours}
              chosen={sketch.dye}
              onChoose={(dye) => setSketch((known) => ({ ...known, dye }))}
            />
          </div>
        </fieldset>
      </SketchStudio>
    </Dialog>
  );
}
