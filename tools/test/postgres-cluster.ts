import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "#server/platform/processes/find-program.ts";
import { run } from "../run.ts";
import { Fault } from "../say.ts";
import { freePort } from "./free-port.ts";

/** Hundreds of small databases come and go: no WAL for replicas, no vacuum, no checkpoints. */
const UNSYNCED = [
  "fsync=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=4GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
]
  .map((setting) => `-c ${setting} `)
  .join("");

export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly restart: (mode: "fast" | "immediate") => Promise<void>;
  /** To the server and all of its processes (Linux). */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT") => void;
}

/**
 * A PostgreSQL of our own for one run of the tests: in a temporary folder, on a free port of this machine only.
 * Nothing is synced to the disk, for nothing in it outlives the run; a commit still survives the server's crash.
 * @param programs the folder of `initdb` and `pg_ctl`
 * @param isDurable syncs as a real one does, to measure what that costs
 */
export async function startCluster(programs: string, { isDurable = false } = {}): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), "green-eco-postgres-"));
  const asOwner = await ownedBySomeoneOrdinary(home);
  const data = join(home, "data");
  const port = await freePort();
  const settings =
    `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${home} ` +
    `${isDurable ? "" : UNSYNCED}-c max_connections=200 -c timezone=UTC`;

  const must = async (program: string, ...args: string[]) => {
    const [command, ...rest] = [...asOwner, join(programs, program), ...args];
    const { code, output } = await run(command ?? program, rest, { cwd: home });
    if (code !== 0) throw new Fault(`PostgreSQL for the tests: ${program} failed.\n${output.trim()}`);
  };
  const log = join(home, "log");
  const start = () => must("pg_ctl", "start", "-w", "-D", data, "-l", log, "-o", settings);
  const halt = (mode: "fast" | "immediate") => must("pg_ctl", "stop", "-w", "-D", data, "-m", mode);

  await must("initdb", "-D", data, "-U", "green_eco", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  await start();
  return {
    url: `postgres://green_eco@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await halt("immediate");
      rmSync(home, { recursive: true, force: true });
    },
    restart: async (mode) => {
      await halt(mode);
      await start();
    },
    signal: (signal) => {
      const server = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
      const children = readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim().split(" ");
      for (const pid of [server, ...children.map(Number)]) process.kill(pid, signal);
    },
  };
}

/**
 * PostgreSQL refuses to run as root: then the folder is given to `postgres` (else `nobody`), and the programs run
 * as that user.
 * @returns what to put before a command
 */
async function ownedBySomeoneOrdinary(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  for (const user of ["postgres", "nobody"]) {
    const { code, output } = await run("id", ["-u", user]);
    if (code !== 0) continue;
    chownSync(folder, Number(output.trim()), -1);
    if (findProgram(["runuser"])) return ["runuser", "-u", user, "--"];
    if (findProgram(["setpriv"])) return ["setpriv", `--reuid=${user}`, "--clear-groups", "--"];
  }
  throw new Fault("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
}
