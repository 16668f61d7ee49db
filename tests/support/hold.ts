import type { Page, Route } from "@playwright/test";

/** Holds every request to these addresses. Answers what lets them go. */
export async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = async (route: Route) => {
    await gone;
    await route.fallback();
  };
  await page.route(address, wait);
  // The route stays: taken away at the same moment, it may take what is held with it.
  return async () => letGo();
}
