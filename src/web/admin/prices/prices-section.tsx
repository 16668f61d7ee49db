import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import {
  createPriceList,
  listPriceLists,
  type PriceListAnswer,
  type PriceListBody,
  updatePriceList,
} from "#contracts/catalogue/price-lists.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { callAsStaff, doAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { RowAction } from "../index/row-action.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ExampleLists } from "./example-lists.tsx";
import { PriceListEditor } from "./price-list-editor.tsx";
import { useListedSizes, usePriceLists } from "./use-price-lists.ts";

/** The price lists: which one is in use, and each to be used, changed or copied. */
export function PricesSection() {
  const query = usePriceLists();
  const sizes = useListedSizes();
  const [open, setOpen] = useState<"new" | PriceListAnswer>();
  if (open && sizes) {
    const list = open === "new" ? undefined : open;
    return <PriceListEditor list={list} sizes={sizes} onClose={() => setOpen(undefined)} />;
  }
  return (
    <>
      <SectionHead title={<Trans>Price lists</Trans>}>
        <Button variant="ink" data-shortcut="n" disabled={!sizes} onClick={() => setOpen("new")}>
          <Icon of={Plus} className="size-4" />
          <Trans>New price list</Trans>
        </Button>
      </SectionHead>
      <QueryState query={query} lines={4} />
      {query.data?.length === 0 && sizes && sizes.length > 0 && <ExampleLists sizes={sizes} />}
      {query.data && <Lists lists={query.data} canEdit={sizes !== undefined} onEdit={setOpen} />}
    </>
  );
}

interface ListsProps {
  readonly lists: readonly PriceListAnswer[];
  readonly canEdit: boolean;
  readonly onEdit: (list: PriceListAnswer) => void;
}

function Lists({ lists, canEdit, onEdit }: ListsProps) {
  const { t } = useLingui();
  const active = lists.find((list) => list.active);
  const changing = useStaffMutation({
    invalidates: ["price-lists", "sizes", "products", "history"],
    mutationFn: async ({ list: { id }, isUsed }: { list: PriceListAnswer; isUsed: boolean }) => {
      // As it stands now: nothing of it changes but its use.
      const { price_lists } = await callAsStaff(listPriceLists, {});
      const list = price_lists.find((each) => each.id === id);
      if (!list) return;
      const body = { ...contentOf(list), active: isUsed };
      await doAsStaff(updatePriceList, { params: { id }, body }, { version: list.version });
    },
    onSuccess: (_, { list, isUsed }) => {
      const before = isUsed ? active : list;
      toast({
        tone: "positive",
        text: isUsed ? t`${list.name} is in use.` : t`${list.name} is no longer in use.`,
        action: {
          label: t`Undo`,
          onAct: () => changing.mutate({ list: before ?? list, isUsed: before !== undefined }),
        },
      });
    },
  });
  const copying = useStaffMutation({
    invalidates: ["price-lists"],
    mutationFn: (list: PriceListAnswer) =>
      doAsStaff(createPriceList, {
        body: { ...contentOf(list), name: t`Copy of ${list.name}`.slice(0, 100) },
      }),
    onSuccess: () => toast({ tone: "positive", text: t`The price list is copied.` }),
  });
  return (
    <div className="max-w-4xl">
      {!active && (
        <p className="mb-4 text-ink-2">
          <Trans>No list is in use: every size costs its own price, at any quantity.</Trans>
        </p>
      )}
      <FormProblem problem={changing.problem ?? copying.problem} />
      <ul className="divide-y divide-line border-y border-line">
        {lists.map((list) => (
          <li key={list.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <Facts list={list} />
            <div className="flex shrink-0 items-center gap-1">
              <Button
                size="sm"
                disabled={changing.isPending}
                aria-label={list.active ? t`End its use: ${list.name}` : t`Use this list: ${list.name}`}
                onClick={() => changing.mutate({ list, isUsed: !list.active })}
              >
                {list.active ? <Trans>End its use</Trans> : <Trans>Use this list</Trans>}
              </Button>
              <RowAction
                icon={Pencil}
                label={t`Edit ${list.name}`}
                disabled={!canEdit}
                onPress={() => onEdit(list)}
              />
              <RowAction
                icon={Copy}
                label={t`Copy ${list.name}`}
                disabled={copying.isPending}
                onPress={() => copying.mutate(list)}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ list }: { list: PriceListAnswer }) {
  const { moment } = useFormats();
  const sizes = new Set(list.breaks.map(({ size_id }) => size_id)).size;
  const since = list.active_since && moment(list.active_since);
  const until = list.active_until && moment(list.active_until);
  const changed = moment(list.changed_at);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {list.name}
        {list.active && (
          <Badge tone="positive">
            <Trans>In use</Trans>
          </Badge>
        )}
      </p>
      <p className="tabular text-sm text-ink-2">
        {plural(sizes, { one: "# size", other: "# sizes" })} ·{" "}
        {list.print ? <Trans>with printing</Trans> : <Trans>printing to be confirmed</Trans>}
        {" · "}
        {list.active && since ? (
          <Trans>since {since}</Trans>
        ) : until ? (
          <Trans>in use until {until}</Trans>
        ) : (
          <Trans>changed {changed}</Trans>
        )}
      </p>
    </div>
  );
}

/** What of a list is sent again when nothing of it changes but its use or its name. */
function contentOf({ name, breaks, print }: PriceListAnswer): PriceListBody {
  return { name, breaks, print };
}
