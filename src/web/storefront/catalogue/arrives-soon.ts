const soon = 80;

/**
 * Whether it comes within 80 ms. A loader then waits for it, so that the page stands complete at once and Back finds its
 * place in it; what takes longer is given as a promise, and the page shows that it is on its way. It must not reject.
 */
export async function arrivesSoon(coming: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, soon, false));
  return await Promise.race([coming.then(() => true), late]);
}
