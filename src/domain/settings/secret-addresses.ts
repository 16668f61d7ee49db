interface TypedMailServer {
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly password: string;
}

/** A mail server as one address. Port 465 is encrypted from its first byte; others become so (STARTTLS). */
export function smtpUrlOf({ host, port, user, password }: TypedMailServer): string {
  const account =
    user.trim() === "" ? "" : `${encodeURIComponent(user.trim())}:${encodeURIComponent(password)}@`;
  return `${port.trim() === "465" ? "smtps" : "smtp"}://${account}${host.trim()}:${port.trim()}`;
}

interface TypedBucket {
  readonly host: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
}

/** A bucket as one address, as `STORAGE_URL` writes it; stores name theirs with https:// before it, mostly. */
export function bucketUrlOf({ host, bucket, region, key, secret }: TypedBucket): string {
  const place = `${host
    .trim()
    .replace(/^https:\/\//i, "")
    .replace(/\/+$/, "")}/${bucket.trim()}`;
  const query = region.trim() === "" ? "" : `?region=${encodeURIComponent(region.trim())}`;
  return `s3://${encodeURIComponent(key.trim())}:${encodeURIComponent(secret.trim())}@${place}${query}`;
}
