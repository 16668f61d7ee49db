import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Proof } from "#contracts/orders/proof.ts";
import { showCount } from "#domain/language/show-count.ts";
import { sidesOf } from "#domain/language/show-measures.ts";
import { codeOfInk } from "#domain/orders/proofs/ink-name.ts";
import { nameOfProofPlace, type ProofPlace } from "#domain/orders/proofs/proof-facts.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";
import { useLineTitle } from "../offers/use-line-title.ts";
import { InkSwatch } from "./ink-swatch.tsx";

/** All that a proof states: per place its size and inks, then the order's sizes, quantities and address. */
export function ProofFactList({ proof }: { proof: Proof }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const titleOf = useLineTitle();
  const { facts, lines, address } = proof;
  const widest = Math.max(...facts.places.flatMap(({ width_mm, height_mm }) => [width_mm, height_mm]));
  return (
    <dl className="grid content-start gap-5">
      {facts.places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent keeps its order.
        <Fact key={at} label={nameOfProofPlace(place.place, (message) => say(i18n, message))}>
          {place.position && <p>{place.position}</p>}
          <PrintSize place={place} widest={widest} />
          <Inks inks={place.inks} />
        </Fact>
      ))}
      <Fact label={<Trans>Sizes and quantities</Trans>}>
        <ul>
          {lines.map(({ units, ...line }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was sent keeps its order.
            <li key={at} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{titleOf(line)}</span>
              <span className="tabular shrink-0 font-semibold">{showCount(units, locale)}</span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={<Trans>Delivery address</Trans>}>
        {address.length > 0 ? (
          <p className="whitespace-pre-line">{address.join("\n")}</p>
        ) : (
          <Trans>Not known yet. We ask you for it before anything is sent.</Trans>
        )}
      </Fact>
      {facts.note && (
        <Fact label={<Trans>Note</Trans>}>
          <p className="whitespace-pre-line">{facts.note}</p>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="font-semibold wrap-anywhere">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** By their names, each beside about how it looks where that is known. */
function Inks({ inks }: { readonly inks: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Trans>Inks:</Trans>
      {inks.map((ink) => (
        <span key={ink} className="inline-flex items-center gap-1.5">
          <InkSwatch code={codeOfInk(ink)} />
          {ink}
        </span>
      ))}
    </p>
  );
}

interface PrintSizeProps {
  readonly place: ProofPlace;
  /** The longest side among all places, in mm: all are drawn to one scale. */
  readonly widest: number;
}

/** How large a print is, as the shop measures first, and as a frame of its true proportions. */
function PrintSize({ place: { width_mm: width, height_mm: height }, widest }: PrintSizeProps) {
  const [own, other] = sidesOf({ widthMm: width, heightMm: height }, useMoney());
  return (
    <div className="my-1.5 flex items-center gap-3">
      <span className="grid size-20 shrink-0 place-items-center" aria-hidden="true">
        <span
          className="block min-h-0.5 min-w-0.5 border border-ink bg-paper-2"
          style={{ width: `${(width / widest) * 100}%`, height: `${(height / widest) * 100}%` }}
        />
      </span>
      <p className="tabular">
        <span className="block font-semibold">{own}</span>
        <span className="text-sm text-ink-2">
          <Trans>{other}, width × height</Trans>
        </span>
      </p>
    </div>
  );
}
