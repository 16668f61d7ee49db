import { message, type QuoteMessage } from "#contracts/quotes/messages.ts";
import type { AttachedRow } from "./messages.repository.ts";
import type { MessageRow } from "./messages.table.ts";
import type { Person } from "./people.ts";

const { about } = message.shape;

interface Reading {
  readonly files: readonly AttachedRow[];
  readonly reader: Person;
  /** How far he has read. */
  readonly readUpTo: number;
}

/** An entry of a thread as this person sees it. */
export function presentMessage(row: MessageRow, { files, reader, readUpTo }: Reading): QuoteMessage {
  const isOwn = row.author_kind === reader.kind && row.author_id === reader.id;
  return {
    id: row.id,
    audience: row.audience,
    author: { kind: row.author_kind, name: row.author_name },
    about: row.about === null || row.removed_at !== null ? null : about.parse(JSON.parse(row.about)),
    text: row.removed_at === null ? row.text : "",
    files: files.map(({ id, original_name, media_type, byte_size }) => ({
      ...{ id, name: original_name, media_type, bytes: byte_size },
    })),
    is_new: !isOwn && row.removed_at === null && row.id > readUpTo,
    removed_by: row.removed_by,
    created_at: row.created_at,
  };
}
