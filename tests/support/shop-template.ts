import { startServer } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Lets one shop start for the first time; every server of the run that sells the demo catalogue begins with a copy. */
export default async function makeTemplate(): Promise<() => void> {
  const folder = temporaryFolder();
  const server = await startServer({ dataDir: folder.path });
  await server.stop();
  // By the environment, for programs of a test's own start servers as well.
  process.env.SHOP_TEMPLATE = folder.path;
  return folder.remove;
}
