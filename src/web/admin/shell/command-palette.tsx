import { Autocomplete } from "@base-ui/react/autocomplete";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useCommands } from "./use-commands.ts";

interface CommandPaletteProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** Lists every section and search of the back office and the records found, by what is typed (Ctrl/⌘ K). */
export function CommandPalette({ typed, onType, onClose }: CommandPaletteProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const commands = useCommands(typed);
  const run = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={<Trans>All commands</Trans>} closeLabel={t`Close`}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={commands}
        itemToStringValue={({ label }) => label}
        value={typed}
        onValueChange={onType}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input
          render={
            <TextField
              hideLabel
              label={t`Type a command or a search`}
              placeholder={t`Type a command or a search`}
            />
          }
        />
        <Autocomplete.List aria-label={t`Commands`} className="mt-3 grid">
          {commands.map((command) => (
            <Autocomplete.Item
              key={command.id}
              value={command}
              onClick={() => run(command.to)}
              className="flex min-h-9 cursor-default items-center gap-3 rounded-sm px-2.5 text-left text-sm data-highlighted:bg-ink data-highlighted:text-paper pointer-coarse:min-h-11"
            >
              <Icon of={command.icon} className="size-4 shrink-0" />
              <span className="min-w-0 truncate">{command.label}</span>
            </Autocomplete.Item>
          ))}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}
