import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { CopyButton } from "../../ui/buttons/copy-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

interface SecretDialogProps {
  readonly title: ReactNode;
  readonly secret: string;
  /** What is done with it. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A secret that is shown this once. */
export function SecretDialog({ title, secret, children, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      keepOnPressOutside
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={children}
      closeLabel={t`Close`}
      footer={
        <Button variant="ink" onClick={onClose}>
          <Trans>It is in a safe place</Trans>
        </Button>
      }
    >
      <p className="flex items-center justify-between gap-4 rounded-md border border-line bg-paper-2 p-4">
        <code className="min-w-0 break-all">{secret}</code>
        <CopyButton
          text={secret}
          label={t`Copy`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not be copied`}
        />
      </p>
    </Dialog>
  );
}
