import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { onWait } from "./tell-wait.ts";

/** Shows that the next page, or a part of this one, is loading, once the wait is noticeable. */
export function NextPageWait() {
  const { t } = useLingui();
  const isMoving = useNavigation().state !== "idle";
  const [told, setTold] = useState(0);
  useEffect(
    () =>
      onWait((wait) => {
        const end = () => setTold((count) => count - 1);
        setTold((count) => count + 1);
        wait.then(end, end);
      }),
    [],
  );
  return isMoving || told > 0 ? <WaitBar label={t`Loading...`} /> : null;
}
