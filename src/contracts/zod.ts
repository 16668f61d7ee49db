import { z } from "zod";

// Compiled parsers make code, which the pages' Content-Security-Policy forbids; asking whether they may is reported
// already. Set before any schema is made: contracts import `z` from here.
if ("document" in globalThis) z.config({ jitless: true });

export { z };
