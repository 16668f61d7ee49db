import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCommands } from "./use-commands.ts";

/** Everything one can do or go to, found by typing (Ctrl/⌘ K). Arrows move, Enter does it. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const commands = useCommands(typed);
  const chosen = Math.min(at, commands.length - 1);
  const run = (index: number) => {
    const command = commands[index];
    if (!command) return;
    onClose();
    void navigate({ search: command.search });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + commands.length) % Math.max(1, commands.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={<Trans>All commands</Trans>} closeLabel={t`Close`}>
      <TextField
        hideLabel
        label={t`Type a command or a search`}
        placeholder={t`Type a command or a search`}
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={commands[chosen] && `${list}-${chosen}`}
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
      />
      <div id={list} role="listbox" aria-label={t`Commands`} className="mt-3 grid">
        {commands.map(({ id, label, icon }, index) => (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => run(index)}
            onPointerMove={() => setAt(index)}
            className={classNames(
              "flex min-h-9 items-center text-left gap-3 rounded-sm px-2.5 text-sm pointer-coarse:min-h-11",
              index === chosen && "bg-ink text-paper",
            )}
          >
            <Icon of={icon} className="size-4" />
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
