/*
 * What the router asks of its instrumentation, which it has only where somebody hands it one. Nobody does here, so the
 * build leaves it out: two kilobytes of every first visit (vite.config.ts).
 */

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

export function getRouteInstrumentationUpdates(): undefined {
  return undefined;
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}
