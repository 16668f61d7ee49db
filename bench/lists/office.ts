import { z } from "zod";
import { type Measured, startShop } from "../shop.ts";

export const administrator = {
  email: "admin@example.com",
  password: process.env.ADMIN_PASSWORD ?? "a-password-of-the-bench",
};

/** A shop under measurement, asked by its administrator. */
export interface Office extends AsyncDisposable {
  readonly url: string;
  readonly bearer: string;
  readonly get: (path: string) => Promise<Response>;
  readonly residentMb: Measured["residentMb"];
}

/** Starts the shop on these data and signs in. */
export async function openOffice(data: Readonly<Record<string, string>>): Promise<Office> {
  const shop = await startShop(data);
  const answer = await fetch(`${shop.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return {
    ...{ url: shop.url, bearer: token },
    get: (path) => fetch(`${shop.url}${path}`, { headers: { authorization: `Bearer ${token}` } }),
    residentMb: shop.residentMb,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  };
}
