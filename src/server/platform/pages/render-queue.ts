import { setImmediate as letOthersPass } from "node:timers/promises";
import pLimit from "p-limit";

/** Renders one page at a time: many that come at once must not hold up every other request until the last is rendered. */
export function createRenderQueue() {
  const limit = pLimit(1);
  return <Page>(render: () => Promise<Page>): Promise<Page> =>
    limit(async () => {
      await letOthersPass();
      return await render();
    });
}
