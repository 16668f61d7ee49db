import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { onWait } from "./tell-wait.ts";

/** Shows that the next page, or a part of this one, is loading, once the wait is noticeable. */
export function NextPageWait() {
  const { t } = useLingui();
  const isMoving = useNavigation().state !== "idle";
  const [waits, setWaits] = useState(0);
  useEffect(
    () =>
      onWait((wait) => {
        const end = () => setWaits((count) => count - 1);
        setWaits((count) => count + 1);
        wait.then(end, end);
      }),
    [],
  );
  return isMoving || waits > 0 ? <WaitBar label={t`Loading...`} /> : null;
}
