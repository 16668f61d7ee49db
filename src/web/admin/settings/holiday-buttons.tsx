import { Trans } from "@lingui/react/macro";
import { type HolidayCountry, publicHolidays } from "#domain/time/public-holidays.ts";
import { Button } from "../../ui/buttons/button.tsx";

interface HolidayButtonsProps {
  /** One day a line, as they are typed. */
  readonly days: string;
  readonly onChange: (days: string) => void;
}

/** Adds a country's public holidays of this year and the next, beside those that stand there. */
export function HolidayButtons({ days, onChange }: HolidayButtonsProps) {
  const add = (country: HolidayCountry) => {
    const year = new Date().getFullYear();
    const typed = days.split("\n").flatMap((line) => line.trim() || []);
    const added = [year, year + 1].flatMap((each) => publicHolidays(country, each));
    onChange([...new Set([...typed, ...added])].toSorted().join("\n"));
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => add("US")}>
        <Trans>Add the federal holidays of the United States</Trans>
      </Button>
      <Button size="sm" onClick={() => add("FR")}>
        <Trans>Add the public holidays of France</Trans>
      </Button>
    </div>
  );
}
