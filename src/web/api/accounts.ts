import { send } from "./send.ts";

/** Signs in; the answer is kept by the auth provider. Throws `ApiFailure`. */
export function login(given: { readonly email: string; readonly password: string }): Promise<unknown> {
  return send("/api/login", { method: "POST", json: given });
}
