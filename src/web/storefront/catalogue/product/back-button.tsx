import { Trans } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { isRecord } from "#domain/text/read-value.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { usePaths } from "../../../use-paths.ts";

/** Back in the browser's history; who came straight here, or has no script, is led to the listing. */
export function BackButton() {
  const navigate = useNavigate();
  const paths = usePaths();
  const goBack = (event: FormEvent) => {
    event.preventDefault();
    const state: unknown = window.history.state;
    const hasCome = isRecord(state) && typeof state.idx === "number" && state.idx > 0;
    void (hasCome ? navigate(-1) : navigate(paths.products()));
  };
  return (
    <form action={paths.products()} onSubmit={goBack} className="-ml-3">
      <Button type="submit" variant="quiet" size="sm">
        <Icon of={ArrowLeft} className="size-4" />
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
