import { Trans, useLingui } from "@lingui/react/macro";
import Bookmark from "lucide-react/icons/bookmark";
import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/overlays/popover.tsx";
import { type ListName, useListChoices } from "./list-choices.ts";

/** Saves searches with their filters under names; remembered on the device. */
export function SavedViews({ list }: { list: ListName }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const { views = [], choose } = useListChoices(list);
  const present = viewOf(params);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === "") return;
    choose({ views: [...views.filter((view) => view.name !== given), { name: given, query: present }] });
    setName("");
  };
  return (
    <Popover
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      title={<Trans>Saved views</Trans>}
      trigger={
        <Button>
          <Icon of={Bookmark} className="size-4" />
          <Trans>Views</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        {views.length > 0 ? (
          <ul className="grid gap-1">
            {views.map((view) => (
              <li key={view.name} className="flex items-center justify-between gap-2">
                <Link
                  to={{ search: view.query }}
                  aria-current={view.query === present || undefined}
                  className="link min-w-0 break-words aria-current:font-semibold"
                  onClick={() => setOpen(false)}
                >
                  {view.name}
                </Link>
                <IconButton
                  size="sm"
                  icon={X}
                  label={t`Remove the view ${view.name}`}
                  onClick={() => choose({ views: views.filter((other) => other !== view) })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>Search or filter the list, then save that under a name.</Trans>
          </p>
        )}
        <form className="flex items-end gap-2" onSubmit={save}>
          <TextField
            className="grow"
            label={t`Name of this view`}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit">
            <Trans>Save</Trans>
          </Button>
        </form>
      </div>
    </Popover>
  );
}

/** The part of the address that is saved: neither the page nor the open row. */
function viewOf(params: URLSearchParams): string {
  const view = new URLSearchParams(params);
  for (const name of ["page", "open"]) view.delete(name);
  return `?${view}`;
}
