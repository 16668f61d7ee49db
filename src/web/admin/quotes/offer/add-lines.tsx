import { Trans, useLingui } from "@lingui/react/macro";
import Bookmark from "lucide-react/icons/bookmark";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { deleteSavedLine } from "#contracts/quotes/templates.ts";
import { intlLocale } from "#domain/language/language.ts";
import type { LineKind } from "#domain/offers/offer.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/overlays/popover.tsx";
import { useLocale } from "../../../words/use-locale.ts";
import { doAsStaff } from "../../call-as-staff.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import type { OfferEdit } from "./edit-offer.ts";
import { typedOfDraftLine } from "./typed-draft-line.ts";
import { useSavedLines } from "./use-templates.ts";

interface AddLinesProps {
  /** The choice that they are added to; without one the offer itself. */
  readonly choice?: number | undefined;
  readonly onEdit: (edit: OfferEdit) => void;
}

/** What can be added below the lines: an empty one, freight, a section, or one that was saved. */
export function AddLines({ choice, onEdit }: AddLinesProps) {
  const { t } = useLingui();
  const inChoice = choice !== undefined && { choice };
  return (
    <div className="mt-2 flex flex-wrap gap-1">
      <Button variant="quiet" size="sm" onClick={() => onEdit({ do: "add-line", ...inChoice })}>
        <Icon of={Plus} className="size-4" />
        <Trans>Add a line</Trans>
      </Button>
      {choice === undefined && (
        <>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => onEdit({ do: "add-line", kind: "freight", line: { name: t`Freight` } })}
          >
            <Icon of={Plus} className="size-4" />
            <Trans>Add freight</Trans>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onEdit({ do: "add-line", kind: "section" })}>
            <Icon of={Plus} className="size-4" />
            <Trans>Add a section</Trans>
          </Button>
          <SavedLines onEdit={onEdit} />
        </>
      )}
    </div>
  );
}

/** The lines that staff has saved; before the first of them what a print shop often adds, without a price. */
function SavedLines({ onEdit }: Pick<AddLinesProps, "onEdit">) {
  const { t } = useLingui();
  const locale = intlLocale(useLocale());
  const saved = useSavedLines().data ?? [];
  const deleting = useStaffMutation({
    invalidates: ["saved-lines"],
    mutationFn: (id: number) => doAsStaff(deleteSavedLine, { params: { id } }),
    problemToast: true,
  });
  const suggested: readonly (readonly [LineKind, string])[] = [
    ["setup", t`Setup fee`],
    ["fee", t`Rush`],
    ["fee", t`PMS match`],
    ["fee", t`Split shipment`],
  ];
  return (
    <Popover
      title={<Trans>Saved lines</Trans>}
      trigger={
        <Button variant="quiet" size="sm">
          <Icon of={Bookmark} className="size-4" />
          <Trans>Saved lines</Trans>
        </Button>
      }
    >
      <ul className="grid gap-1">
        {saved.length === 0 &&
          suggested.map(([kind, name]) => (
            <li key={name}>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => onEdit({ do: "add-line", kind, line: { name } })}
              >
                {name}
              </Button>
            </li>
          ))}
        {saved.map(({ id, name, line }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <Button
              variant="quiet"
              size="sm"
              onClick={() =>
                onEdit({ do: "add-line", kind: line.kind, line: typedOfDraftLine(line, locale) })
              }
            >
              {name}
            </Button>
            <IconButton icon={X} size="sm" label={t`Delete ${name}`} onClick={() => deleting.mutate(id)} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        <Trans>A line is saved by “More about line”.</Trans>
      </p>
    </Popover>
  );
}
