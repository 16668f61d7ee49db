import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { openHttpServer } from "./open-http-server.ts";

/** How a store fails: silent, cutting the line, failing, slow, torn answers, another server in its place, forgetful. */
export type StoreTrouble = "hangs" | "resets" | "fails" | "slow" | "torn" | "stranger" | "busy once";

export interface FakeS3 extends AsyncDisposable {
  /** For STORAGE_URL, with the right key and secret. */
  readonly url: string;
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** `PUT logos/….png 200`, in order. */
  readonly log: string[];
  trouble: StoreTrouble | undefined;
}

const secret = "a+secret/of the store";
const bucket = "bags";

/**
 * A local S3 store for tests: it computes the signature of each request (AWS signature 4) and the hash of
 * each body, and refuses what is not signed with its one key.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const state: Pick<FakeS3, "objects" | "log" | "trouble"> = {
    objects: new Map(),
    log: [],
    trouble: undefined,
  };
  const server = await openHttpServer(async (request, body, response) => {
    const { trouble } = state;
    if (trouble === "hangs") return;
    if (trouble === "resets") {
      request.socket.resetAndDestroy();
      return;
    }
    if (trouble === "slow") await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (trouble === "busy once") state.trouble = undefined;
    answer(request, body, trouble, response);
  });

  function answer(
    request: IncomingMessage,
    body: Buffer,
    trouble: StoreTrouble | undefined,
    response: ServerResponse,
  ): void {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://store");
    const key = pathname.slice(bucket.length + 2);
    const found = state.objects.get(key);
    const refusal = refusalOf(request, body, trouble, found);
    state.log.push(`${request.method} ${key} ${refusal?.[0] ?? 200}`);
    if (trouble === "stranger") {
      response.writeHead(200).end("<h1>Welcome!</h1>");
      return;
    }
    if (refusal) {
      response.writeHead(refusal[0], { "content-type": "application/xml" });
      response.end(`<?xml version="1.0"?><Error><Code>${refusal[1]}</Code></Error>`);
      return;
    }
    if (request.method === "PUT") state.objects.set(key, body);
    if (request.method === "DELETE") state.objects.delete(key);
    const content = key === "" ? listing(state.objects, searchParams) : (found ?? Buffer.alloc(0));
    const sent = request.method === "GET" ? content : Buffer.alloc(0);
    const etag = `"${createHash("md5").update(sent).digest("hex")}"`;
    response.writeHead(request.method === "DELETE" ? 204 : 200, { etag, "content-length": sent.length });
    if (trouble === "torn") response.write(sent.subarray(0, sent.length / 2), () => response.destroy());
    else response.end(sent);
  }

  const { host } = new URL(server.url);
  return Object.assign(state, {
    ...server,
    url: `s3://shop:${encodeURIComponent(secret)}@${host}/${bucket}?region=eu-test-1&secure=off`,
    endpoint: `${server.url}/${bucket}`,
  });
}

type Refusal = readonly [status: number, code: string];

function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  trouble: StoreTrouble | undefined,
  found: Buffer | undefined,
): Refusal | undefined {
  if (trouble === "fails") return [500, "InternalError"];
  if (trouble === "busy once") return [503, "SlowDown"];
  const fault = faultOfSignature(request, body);
  if (fault) return [fault === "BadDigest" ? 400 : 403, fault];
  const { pathname } = new URL(request.url ?? "/", "http://store");
  if (pathname !== `/${bucket}` && !pathname.startsWith(`/${bucket}/`)) return [404, "NoSuchBucket"];
  const wantsFile = request.method === "GET" && pathname !== `/${bucket}`;
  return wantsFile && !found ? [404, "NoSuchKey"] : undefined;
}

/** Two keys a page, so that a client has to page. */
function listing(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): Buffer {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.slice(0, 2);
  const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : "";
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  return Buffer.from(`<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`);
}

/** What is wrong with a request's signature, by the published rules; nothing when it is right. */
function faultOfSignature(
  { method = "", url = "/", headers }: IncomingMessage,
  body: Buffer,
): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w{64})$/;
  const [, key, scope = "", day = "", region = "", names = "", signature = ""] =
    form.exec(headers.authorization ?? "") ?? [];
  if (!signature) return "AccessDenied";
  if (key !== "shop") return "InvalidAccessKeyId";
  const moment = String(headers["x-amz-date"]);
  const hash = String(headers["x-amz-content-sha256"]);
  if (hash !== createHash("sha256").update(body).digest("hex")) return "BadDigest";
  for (const needed of ["host", "x-amz-date", "x-amz-content-sha256"]) {
    if (!names.split(";").includes(needed)) return "AccessDenied";
  }
  const { pathname, searchParams } = new URL(url, "http://store");
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join("&"), signed.join(""), names, hash].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, digest].join("\n");
  const mac = (by: string | Buffer, text: string) => createHmac("sha256", by).update(text).digest();
  const signingKey = ["aws4_request"].reduce(mac, mac(mac(mac(`AWS4${secret}`, day), region), "s3"));
  const right = mac(signingKey, toSign).toString("hex");
  return timingSafeEqual(Buffer.from(right), Buffer.from(signature)) ? undefined : "SignatureDoesNotMatch";
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
