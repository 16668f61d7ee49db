/** Where an S3-compatible store is, and how it knows us: what STORAGE_URL says. */
export interface S3Address {
  /** e.g. `https://s3.eu-west-3.amazonaws.com/green-eco`. */
  readonly bucket: string;
  /** A folder in it, e.g. `shop/`; or empty. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Reads `s3://key:secret@host[:port]/bucket[/folder][?region=eu-west-3][&secure=off]`. The bucket stands in the path, which
 * every store understands. Without TLS only what is on this machine or in a private network should be talked to.
 * @returns undefined when it has another form
 */
export function readS3Address(url: string): S3Address | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, password, host, pathname, searchParams } = new URL(url);
  const known = [...searchParams.keys()].every((name) => name === "region" || name === "secure");
  const secure = searchParams.get("secure") ?? "on";
  const [, bucket = "", ...folders] = pathname.replace(/\/$/, "").split("/");
  if (protocol !== "s3:" || !host || !username || !password || !known) return undefined;
  if (![bucket, ...folders].every((name) => /^[a-z0-9][a-z0-9.-]*$/.test(name))) return undefined;
  if (secure !== "on" && secure !== "off") return undefined;
  return {
    bucket: `${secure === "off" ? "http:" : "https:"}//${host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region: searchParams.get("region") || "us-east-1",
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
