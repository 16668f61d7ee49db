import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash";
import type { Examples } from "../examples.ts";
import { Icon } from "../icon.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { LinkButton } from "./link-button.tsx";

const row = "flex flex-wrap items-center gap-3";
const variants = ["ink", "outline", "quiet", "danger"] as const;

export const examples: Examples = {
  "Button, every look": () => (
    <div className={row}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  "Button, every size": () => (
    <div className={row}>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg" variant="ink">
        Large
      </Button>
    </div>
  ),
  "Button, busy with and without words": () => (
    <div className={row}>
      <Button busy busyText="Saving…" variant="ink">
        Save
      </Button>
      <Button busy>Save</Button>
    </div>
  ),
  "IconButton, every size": () => (
    <div className={row}>
      {(["sm", "md", "lg"] as const).map((size) => (
        <IconButton key={size} icon={Trash2} label={`Remove, ${size}`} size={size} variant="outline" />
      ))}
    </div>
  ),
  LinkButton: () => (
    <LinkButton to="#there" variant="ink">
      Ask for a quote
    </LinkButton>
  ),
  CopyButton: () => (
    <CopyButton text="GE-2026-000042" label="Copy" copiedLabel="Copied" failedLabel="Could not be copied" />
  ),
  "Icon, alone and beside words": () => (
    <p className={row}>
      <Icon of={Download} label="Download" />
      <span className="inline-flex items-center gap-2">
        <Icon of={Download} /> Download
      </span>
    </p>
  ),
};
