import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { FirstDayActions } from "./first-day-actions.tsx";
import { FirstDayTitle } from "./first-day-words.tsx";
import { useConfirmStep, useFirstDay } from "./use-first-day.ts";

/** What comes next on the first day, above each section but the one that shows the whole list: the way leads on by itself. */
export function FirstDayBar() {
  const { isDemo } = useRootData().facts;
  return isDemo ? null : <NextOfFirstDay />;
}

function NextOfFirstDay() {
  const { data } = useFirstDay();
  const confirming = useConfirmStep();
  const undone = data?.steps.filter(({ is_done }) => !is_done) ?? [];
  const [next] = undone;
  if (!next || data?.is_put_away) return null;
  const left = undone.length;
  return (
    <aside className="no-print mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-card px-4 py-2">
      <p className="min-w-0 grow basis-60">
        <Link className="link text-sm" to={officePaths.adminSection("dashboard")}>
          <Plural value={left} one="Before you open: # step left" other="Before you open: # steps left" />
        </Link>
        <span className="block font-medium">
          <Trans>Next:</Trans> <FirstDayTitle step={next.step} />
        </span>
      </p>
      <FirstDayActions step={next.step} confirming={confirming} isNext />
    </aside>
  );
}
