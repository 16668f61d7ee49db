import { setImmediate as letOthersPass } from "node:timers/promises";

/** Renders one page at a time: many that come at once must not hold up every other request until the last is rendered. */
export function createRenderQueue() {
  let last: Promise<void> = Promise.resolve();
  return <Page>(render: () => Promise<Page>): Promise<Page> => {
    const rendering = last.then(() => letOthersPass()).then(render);
    // Later renders wait until this one settles, whether it succeeds or fails.
    last = rendering.then(nothing, nothing);
    return rendering;
  };
}

function nothing(): void {}
