import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { KeyList } from "./key-list.tsx";

/** What "?" shows. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Keys</Trans>} closeLabel={t`Close`}>
      <KeyList />
    </Dialog>
  );
}
