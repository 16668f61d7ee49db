import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import type { Examples } from "../examples.ts";
import { TextField } from "../fields/text-field.tsx";
import { SkipLink } from "../skip-link.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { Menu } from "./menu.tsx";
import { Popover } from "./popover.tsx";

function OpenDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add a size"
        description="It shows at once."
        closeLabel="Close"
        footer={<Button variant="ink">Add</Button>}
      >
        <TextField id="dialog-name" label="Name" />
      </Dialog>
    </>
  );
}

function OpenDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer open={open} onOpenChange={setOpen} title="A record" closeLabel="Close">
        Beside its list.
      </Drawer>
    </>
  );
}

function AskFirst() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this bag?"
        description="It can be brought back from the trash."
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => setOpen(false)}
        tone="danger"
        error="It could not be deleted: try again."
      />
    </>
  );
}

export const examples: Examples = {
  Dialog: OpenDialog,
  Drawer: OpenDrawer,
  "ConfirmDialog, with a failure": AskFirst,
  Menu: () => (
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { label: "Duplicate", onSelect: () => undefined },
        { label: "Delete", onSelect: () => undefined, isDisabled: true, hint: "Cancel it instead" },
      ]}
    />
  ),
  Popover: () => (
    <Popover trigger={<Button>Why?</Button>} title="Why an estimate">
      The price of the logo is added later.
    </Popover>
  ),
  "SkipLink, seen with Tab": () => <SkipLink href="#main" label="Skip to content" />,
};
