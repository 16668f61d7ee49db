import { useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/buttons/button.tsx";

/** `Try Again` reloads the page. A form without an address of its own asks for the same page before any script. */
export function TryAgain() {
  const { t } = useLingui();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <Button type="submit" variant="ink">{t`Try Again`}</Button>
    </form>
  );
}
