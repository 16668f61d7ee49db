import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import type { Figure } from "../rounds.ts";
import { ask, byMany } from "./ask.ts";
import { startNginx } from "./start-nginx.ts";
import { startNodes } from "./start-nodes.ts";

const people = 16;
const emails = z.array(z.object({ email: z.string() }));
const counts = z.array(z.object({ letters: z.coerce.number(), different: z.coerce.number() }));

interface Setting {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  readonly times: number;
}

/**
 * Messages are written through nginx while one of two nodes is killed. Whoever writes does as the shop's pages do: asks
 * again under the same key when there was no answer.
 */
export async function killANode({ folder, env, databaseUrl, times }: Setting): Promise<Figure[]> {
  await using nodes = await startNodes(2, env);
  const [doomed, other] = nodes.all;
  await using proxy = await startNginx(nodes.urls, folder);
  const acknowledged: string[] = [];
  const seen = new Map<number, number>();
  let broken = 0;
  await byMany(times, people, async (turn) => {
    if (turn === Math.floor(times / 3)) doomed?.child.kill("SIGKILL");
    const email = `writer-${turn}@example.com`;
    const body = JSON.stringify({ name: "Ann Miller", email, message: "While a node is killed." });
    const headers = { "content-type": "application/json", "idempotency-key": `writer-${turn}` };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await ask(`${proxy.url}/api/ContactMessage`, { method: "POST", headers, body });
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 201) return void acknowledged.push(email);
      broken += 1;
      await wait(50);
    }
  });
  if (other?.child.exitCode !== null) throw new Error("the other node ended as well");
  if (doomed && doomed.child.signalCode === null) await once(doomed.child, "exit");
  const reading = await byMany(200, people, async () => void (await ask(`${proxy.url}/devis?x=1`)));
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const kept = emails.parse((await db.query("select email from contact_messages")).rows);
  const sql = "select count(*) as letters, count(distinct message_id) as different from outbox";
  const [letters] = counts.parse((await db.query(sql)).rows);
  await db.end();
  const found = new Set(kept.map(({ email }) => email));
  const lost = acknowledged.filter((email) => !found.has(email)).length;
  const doubled = kept.length - found.size;
  const statuses = [...seen].map(([status, count]) => `${count} × ${status || "broken"}`).join(", ");
  return [
    {
      what: `${times} messages while one of two is killed: lost, written twice`,
      ours: `${lost}, ${doubled}`,
      floor: "",
      ratio: `${statuses}; ${letters?.letters} mails, ${letters?.different} different`,
      promise: "0, 0",
      isKept: lost === 0 && doubled === 0 && acknowledged.length === times,
    },
    {
      what: "answers that a visitor saw fail meanwhile (all succeeded when asked again)",
      ours: String(broken),
      floor: "",
      ratio: `then ${Math.round(reading)} pages/s from the other`,
      promise: `≤ ${people}`,
      isKept: broken <= people,
    },
  ];
}
