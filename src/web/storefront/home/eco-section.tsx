import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { tellWait } from "../../parts/waiting/tell-wait.ts";
import { withWords } from "../../words/with-words.ts";
import { useDeferred } from "../use-deferred.ts";
import { EcoCard } from "./eco-card.tsx";
import { type EcoPromise, ecoPromises } from "./eco-promises.ts";
import type { HomePictures } from "./load-home.ts";

const loadDialog = () => withWords(import("./eco-dialog.tsx"));
const EcoDialog = lazy(() => loadDialog().then((module) => ({ default: module.EcoDialog })));

interface EcoSectionProps {
  pictures: HomePictures | Promise<HomePictures>;
}

/** Eco quality: four promises; each opens a modal, or in place before any script. */
export function EcoSection(props: EcoSectionProps) {
  return (
    <section aria-labelledby="eco" className="border-y border-line bg-paper-2 py-16 sm:py-24">
      <div className="frame">
        <h2 id="eco" className="reveal">
          <Trans>Eco quality, four times over</Trans>
        </h2>
        <p className="reveal mt-4 mb-10 max-w-[40rem] text-lg text-ink-2">
          <Trans>What we mean by it, and what you can hold us to. Open a card for the details.</Trans>
        </p>
        <EcoCards {...props} />
      </div>
    </section>
  );
}

function EcoCards({ pictures }: EcoSectionProps) {
  const known = useDeferred(pictures) ?? {};
  const [opened, setOpened] = useState<EcoPromise | null>(null);
  return (
    <>
      <ol className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {ecoPromises.map((promise, index) => (
          <li key={promise.picture} className="reveal">
            <EcoCard
              promise={promise}
              number={index + 1}
              picture={known[promise.picture]}
              onOpen={() => tellWait(loadDialog()).then(() => setOpened(promise))}
              onNear={() => void loadDialog().catch(() => undefined)}
            />
          </li>
        ))}
      </ol>
      {opened && (
        <Suspense fallback={null}>
          <EcoDialog promise={opened} picture={known[opened.picture]} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
