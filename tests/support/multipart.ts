interface File {
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

/**
 * A multipart body for `shop.send`, as a browser's form sends it:
 * `await shop.send("POST", "/api/products", { bearer, ...(await multipart({ nom: "Tote" }, { image: { bytes } })) })`
 */
export async function multipart(
  fields: Readonly<Record<string, string | number>>,
  files: Readonly<Record<string, File | readonly File[]>> = {},
): Promise<{ body: Buffer; headers: { "content-type": string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [field, sent] of Object.entries(files)) {
    for (const { name = "file", type = "", bytes } of [sent].flat())
      form.append(field, new File([Buffer.from(bytes)], name, { type }));
  }
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    headers: { "content-type": response.headers.get("content-type") ?? "" },
  };
}
