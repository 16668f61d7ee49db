import { createHmac } from "node:crypto";
import type { Figure } from "../rounds.ts";
import { ask } from "./ask.ts";
import { startNginx } from "./start-nginx.ts";
import { startNodes } from "./start-nodes.ts";

const secret = "a secret for measuring webhooks";

/** What deploy/nginx.conf promises, asked of a real nginx with a certificate, in front of two nodes. */
export async function tryTheProxy(folder: string, env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const settings = { ...env, SANDBOX_WEBHOOK_SECRET: secret, RATE_LIMITS: "on" };
  await using nodes = await startNodes(2, { ...settings, TRUST_PROXY: "127.0.0.1" });
  await using proxy = await startNginx(nodes.urls, folder);
  const figures: Figure[] = [];
  const tell = (what: string, ours: string, promise: string) =>
    figures.push({ what, ours, floor: "", ratio: "", promise, isKept: ours === promise });
  const sign = (body: string, by: string) => {
    const time = Math.floor(Date.now() / 1000);
    return `t=${time},v1=${createHmac("sha256", by).update(`${time}.${body}`).digest("hex")}`;
  };

  const plain = await fetch(`${proxy.plainUrl}/produits`, { redirect: "manual" });
  const to = plain.headers.get("location")?.replace(/:\d+/, "") ?? "";
  tell("http leads to https", `${plain.status} ${to}`, "301 https://127.0.0.1/produits");
  const page = await ask(`${proxy.url}/`);
  const hsts = String(page.headers["strict-transport-security"] ?? "none");
  tell("home by https, with HSTS", `${page.status} ${/max-age=\d{8}/.test(hsts)}`, "200 true");
  tell("nothing says which server it is", String(page.headers.server), "nginx");
  const packed = await ask(`${proxy.url}/`, { headers: { "accept-encoding": "br" } });
  tell("the shop's own packing goes through", String(packed.headers["content-encoding"]), "br");

  const body = JSON.stringify({
    id: "evt_1",
    type: "nothing.we.know",
    data: { object: { id: "pi_1" } },
    odd: "é  \u2028",
  });
  const webhook = async (sent: string, by: string) => {
    const headers = { "content-type": "application/json", "stripe-signature": sign(body, by) };
    return (await ask(`${proxy.url}/api/webhooks/stripe`, { method: "POST", headers, body: sent })).status;
  };
  tell("a signed webhook's bytes arrive as they were", String(await webhook(body, secret)), "200");
  tell("one with a changed byte is refused", String(await webhook(`${body} `, secret)), "400");

  const languages = await ask(`${proxy.url}/language`, {
    ...{ method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } },
    body: "language=fr&back=/",
  });
  const cookie = String(languages.headers["set-cookie"]);
  tell(
    "the one cookie is the language, for this site",
    cookie.replace(/Max-Age=\d+; /, ""),
    "language=fr; Path=/; SameSite=Lax; Secure",
  );

  const message = (claimed: string, turn: number) =>
    ask(`${proxy.url}/api/ContactMessage`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": claimed,
        forwarded: `for=${claimed}`,
      },
      body: JSON.stringify({
        name: "Ann",
        email: `a${turn}@example.com`,
        message: "A message through nginx.",
      }),
    });
  const statuses: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) statuses.push((await message(`198.51.100.${turn}`, turn)).status);
  tell(
    "whoever claims other addresses is still one visitor",
    statuses.join(" "),
    "201 201 201 201 201 429 429",
  );
  return figures;
}
