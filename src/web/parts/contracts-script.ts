/**
 * For the head, before any module: contracts parse without making code. Asking whether they might is already a breach of
 * the content policy, which the browser would report on every page of the back office (REL-I2).
 */
export const contractsScript = ";globalThis.__zod_globalConfig={jitless:true}";
