import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { Icon } from "../../ui/icon.tsx";
import type { EcoPromise } from "./eco-promises.ts";

/** What stands behind a promise: in words, as benefits, as figures. */
export function EcoFacts({ promise }: { promise: EcoPromise }) {
  const { i18n } = useLingui();
  return (
    <>
      <p>{i18n._(promise.description)}</p>
      <p className="mt-5 mb-2 font-semibold">
        <Trans>Key benefits</Trans>
      </p>
      <ul className="grid gap-1.5">
        {promise.benefits.map((benefit) => (
          <li key={benefit.id} className="flex gap-2.5">
            <Icon of={Check} className="mt-[0.2em] size-4 text-leaf" />
            {i18n._(benefit)}
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-4">
        {promise.stats.map(({ value, label }) => (
          <div key={label.id} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-snug text-ink-2">{i18n._(label)}</dt>
            <dd className="display tabular text-xl whitespace-nowrap">{i18n._(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
