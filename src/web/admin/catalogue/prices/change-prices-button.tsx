import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChangePricesDialog } from "./change-prices-dialog.tsx";

/** Opens the change of many prices; with a product, of its own. */
export function ChangePricesButton({ productId }: { productId?: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Change prices</Trans>
      </Button>
      {isOpen && <ChangePricesDialog productId={productId} onClose={() => setOpen(false)} />}
    </>
  );
}
