import { buffer } from "node:stream/consumers";
import { mostCatalogueFaults } from "#domain/catalogue/exchange/file-table.ts";
import type { ToldColumns } from "#domain/catalogue/exchange/read-head.ts";
import { readCatalogueFile } from "#domain/catalogue/exchange/read-lines.ts";
import { limitProcessorTime } from "#server/platform/processes/limit-processor-time.ts";
import { readTable } from "./read-table.ts";
import type { TableAnswer } from "./table-answer.ts";
import { UnreadableTable } from "./unreadable-table.ts";

/**
 * A program of its own: a CSV or xlsx file on the standard input, its lines and their faults on the standard output. Its
 * arguments are the processor time that it may take (milliseconds), and what heads of the file mean, as JSON. What a hostile file does to it, it does to this
 * process alone.
 */
limitProcessorTime(Number(process.argv[2]));
process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));

async function read(bytes: Buffer): Promise<TableAnswer> {
  try {
    const told: ToldColumns = JSON.parse(process.argv[3] ?? "{}");
    const { faults, asks, ...file } = readCatalogueFile(await readTable(bytes), told);
    const counted = { faults: faults.slice(0, mostCatalogueFaults), faultCount: faults.length };
    return { ...file, ...counted, asks };
  } catch (error) {
    if (error instanceof UnreadableTable) return { refused: error.words };
    throw error;
  }
}
