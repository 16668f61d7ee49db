import { useLingui } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../ui/buttons/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSaveFiles } from "../use-save-files.ts";

interface OrderDocumentButtonProps extends ButtonLook {
  readonly address: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Saves a paper of an order, to be printed. */
export function OrderDocumentButton({ address, name, children, ...look }: OrderDocumentButtonProps) {
  const { t } = useLingui();
  const saving = useSaveFiles(t`The document could not be fetched. Please try again.`);
  return (
    <Button {...look} busy={saving.isPending} onClick={() => saving.mutate([{ address, name }])}>
      <Icon of={Printer} className="size-4" />
      {children}
    </Button>
  );
}
