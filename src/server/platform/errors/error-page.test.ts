import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerError } from "./answer-error.ts";
import { AppError } from "./app-error.ts";

interface Asked {
  readonly method?: "GET" | "POST";
  readonly accept?: string;
}

/** An app whose every address fails, requested as a browser requests a page. */
function ask(error: unknown, url: string, { method = "GET", accept = "text/html,*/*;q=0.8" }: Asked = {}) {
  const app = Fastify();
  app.setErrorHandler((thrown, request, reply) =>
    answerError(thrown, request, reply, { locale: "fr", translate: ({ id }) => `[${id}]` }),
  );
  app.all("/*", async () => {
    throw error;
  });
  return app.inject({ method, url, headers: { accept } });
}

test("a failed page says what happened, and links a retry where it may help, and the shop", async () => {
  for (const [error, mayPass] of [
    [new Error("secret detail"), true],
    [new AppError("unavailable", { retryAfterSeconds: 1 }), true],
    [new AppError("too_many_requests", { retryAfterSeconds: 1 }), true],
    [new AppError("not_found"), false],
    [new AppError("gone"), false],
  ] as const) {
    const { headers, body } = await ask(error, "/about");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<a href="/">[error.page.to_the_shop]</a>');
    expect(body.includes('<a href="">[error.page.try_again]</a>')).toBe(mayPass);
    expect(body).not.toContain("secret detail");
    expect(body).not.toContain("[error.page.go_back]");
  }
});

test("after a sent form the page says how to come back to what was typed", async () => {
  const { body } = await ask(new Error("broken"), "/contact", { method: "POST" });
  expect(body).toContain("[error.page.go_back]");
});

test("a program is answered in JSON, and so is every call", async () => {
  for (const answer of [
    await ask(new AppError("not_found"), "/about", { accept: "*/*" }),
    await ask(new AppError("not_found"), "/api/products/9"),
    await ask(new AppError("not_found"), "/API/products/9"),
  ]) {
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.json()).toMatchObject({ code: "not_found" });
  }
});

test("what a visitor wrote is never markup", async () => {
  const error = new AppError("invalid", { message: { id: "<script>&", message: "" } });
  expect((await ask(error, "/contact")).body).toContain("<h1>[&lt;script&gt;&amp;]</h1>");
});
