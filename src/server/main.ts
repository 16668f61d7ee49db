import { setSourceMapsSupport } from "node:module";

// Stacks name the sources. Not by Node's flag: with that, the log's package has the whole map read at each start, only to
// learn which files called it, for a sixth of the time that a start takes. It counts for what is loaded from here on.
setSourceMapsSupport(true);
await import("./start.ts");
