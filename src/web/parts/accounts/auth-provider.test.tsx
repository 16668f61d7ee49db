import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useAuth } from "./auth-provider.tsx";

function Outside() {
  return useAuth().isReady;
}

test("outside of its provider it says so, to the developer", () => {
  expect(() => renderToStaticMarkup(<Outside />)).toThrow("useAuth doit être utilisé avec AuthProvider");
});
