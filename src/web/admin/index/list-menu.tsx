import { Trans, useLingui } from "@lingui/react/macro";
import Columns3 from "lucide-react/icons/columns-3";
import { Button } from "../../ui/buttons/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/overlays/popover.tsx";
import type { Column } from "./column.ts";
import { type ListName, useListChoices } from "./list-choices.ts";
import { isShown } from "./shown-columns.ts";

interface ListMenuProps<Row> {
  readonly list: ListName;
  readonly columns: readonly Column<Row>[];
}

/** Which columns a list shows, and how high its rows are. */
export function ListMenu<Row>({ list, columns }: ListMenuProps<Row>) {
  const { t } = useLingui();
  const { columns: chosen = {}, isCompact = false, choose } = useListChoices(list);
  return (
    <Popover
      title={<Trans>Columns</Trans>}
      trigger={
        <Button size="sm" variant="quiet">
          <Icon of={Columns3} className="size-4" />
          <Trans>Columns</Trans>
        </Button>
      }
    >
      <div className="grid gap-1.5">
        {columns
          .filter(({ isFixed, isRowHead }) => !isFixed && !isRowHead)
          .map((column) => (
            <Checkbox
              key={column.name}
              label={column.head}
              checked={isShown(column, chosen)}
              onChange={(event) =>
                choose({ columns: { ...chosen, [column.name]: event.currentTarget.checked } })
              }
            />
          ))}
        <Switch
          label={t`Compact rows`}
          checked={isCompact}
          onChange={(event) => choose({ isCompact: event.currentTarget.checked })}
        />
      </div>
    </Popover>
  );
}
