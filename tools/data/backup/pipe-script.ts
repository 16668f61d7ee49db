import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { connectionOf, requireProgram } from "#server/backup/dump-postgres.ts";
import { Fault, messageOf } from "../../say.ts";

interface Script {
  readonly dump: string;
  /** The entries of the dump that are wanted, for `--use-list`. */
  readonly listFile: string;
  /** Statements that come first, in the same transaction. */
  readonly before: readonly string[];
  /** The parameters that the server knows. */
  readonly settings: ReadonlySet<string>;
}

/** What `psql` prints after the commit. */
const committed = "green-eco-restored";

/** A dump belongs to another server's roles, tablespaces and neighbours. */
const onlyTheShop = [
  "--no-owner",
  "--no-privileges",
  "--no-comments",
  "--no-security-labels",
  "--no-publications",
  "--no-subscriptions",
  "--no-tablespaces",
];

/**
 * Streams a dump's SQL from `pg_restore` to `psql` in one transaction. It is committed only after `pg_restore` has ended
 * well: a stream that breaks off is rolled back.
 * @throws Fault with what the program that failed first said
 */
export async function pipeScript(url: string, { dump, listFile, before, settings }: Script): Promise<void> {
  const { option, env } = connectionOf(url);
  const reader = spawn(
    requireProgram("pg_restore"),
    ["--file=-", ...onlyTheShop, `--use-list=${listFile}`, dump],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const loader = spawn(
    requireProgram("psql"),
    ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--set=VERBOSITY=terse", option],
    { env, stdio: "pipe" },
  );
  const readerEnds = Promise.all([once(reader, "close"), text(reader.stderr)]);
  const loaderEnds = Promise.all([once(loader, "close"), text(loader.stderr), text(loader.stdout)]);
  loader.stdin.write(["begin", ...before].map((statement) => `${statement};\n`).join(""));
  const piped = await pipeline(
    reader.stdout,
    (chunks: AsyncIterable<Buffer>) => knownSettings(chunks, settings),
    loader.stdin,
    { end: false },
  ).then(
    () => undefined,
    (error: unknown) => error,
  );
  const [[readerCode], readerSaid] = await readerEnds;
  if (!loader.stdin.destroyed)
    loader.stdin.end(readerCode === 0 && !piped ? `commit;\n\\echo ${committed}\n` : "rollback;\n");
  const [[loaderCode], loaderSaid, answers] = await loaderEnds;
  if (loaderCode !== 0) throw new Fault(`psql failed: ${loaderSaid.trim()}`);
  if (readerCode !== 0) throw new Fault(`pg_restore failed: ${readerSaid.trim()}`);
  if (piped) throw new Fault(messageOf(piped));
  if (!answers.trimEnd().endsWith(committed)) throw new Fault("psql ended before it had read everything.");
}

/** Leaves out of a script's head the parameters that the server does not know; the rest passes as it is. */
async function* knownSettings(chunks: AsyncIterable<Buffer>, settings: ReadonlySet<string>) {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = endOfHead(head.toString("latin1"));
    if (end === undefined) continue;
    yield Buffer.from(withoutUnknown(head.subarray(0, end).toString("latin1"), settings), "latin1");
    yield head.subarray(end);
    head = undefined;
  }
  if (head) yield Buffer.from(withoutUnknown(head.toString("latin1"), settings), "latin1");
}

/** Where the first line begins that is neither a comment nor sets something; nothing while it has not come yet. */
function endOfHead(script: string): number | undefined {
  const first = /^(?!SET |SELECT pg_catalog\.set_config|--|\\restrict |\r?\n).+\n/m.exec(script);
  return first?.index;
}

function withoutUnknown(head: string, settings: ReadonlySet<string>): string {
  return head.replaceAll(/^SET (\w+) = .*\n/gm, (line, name: string) => (settings.has(name) ? line : ""));
}
