import { cleanup, configure, render } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { createRoutesStub } from "react-router";
import { onTestFinished, vi } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { type Refusal, refusedBody } from "#tests/support/refusals.ts";
import { everyMessage, shopAt } from "./parts/page-markup.fixture.tsx";

/** A call by its method and its declared path: `GET /api/quotes/{id}`. */
type Asked = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/** What a call is answered: a body, an answer of another status, either of them later, or none at all. */
type Answer = object | Response | Promise<object> | "silence";

/** Scripted answers in the place of the network, until the test ends. What is not in the script is not found. */
export interface ScriptedServer {
  /** Answers the call so from now on. Answers what takes that back. */
  readonly answer: (asked: Asked, answer: Answer) => () => void;
  readonly refuse: (asked: Asked, refusal: Refusal) => () => void;
}

export function scriptServer(script: Readonly<Partial<Record<Asked, Answer>>>): ScriptedServer {
  let known = Object.entries(script);
  const answer = (asked: Asked, given: Answer) => {
    const entry: (typeof known)[number] = [asked, given];
    known = [entry, ...known];
    return () => {
      known = known.filter((each) => each !== entry);
    };
  };
  const answerCall = async (path: string, { method = "GET" }: RequestInit = {}) => {
    const [, answered] = known.find(([asked]) => isAskedBy(asked, method, path)) ?? [];
    const given = await answered;
    if (given === "silence") throw new TypeError("Failed to fetch");
    if (given instanceof Response) return given.clone();
    return Response.json(given ?? {}, { status: given ? 200 : 404 });
  };
  vi.stubGlobal("fetch", vi.fn(answerCall));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    answer,
    refuse: (asked, refusal) =>
      answer(
        asked,
        refusal === "silence" ? refusal : Response.json(refusedBody(refusal), { status: refusal }),
      ),
  };
}

function isAskedBy(asked: string, method: string, path: string): boolean {
  const pattern = asked.replace(/\{\w+\}/g, "[^/?]+");
  return new RegExp(`^${pattern}(\\?|$)`).test(`${method} ${path}`);
}

// What can be seen is for the browser to say: there is no layout here. As with the limits of tests, no test measures by this.
configure({ defaultHidden: true, asyncUtilTimeout: seconds(30) });

/** Opens these routes of the shop at an address, in the words of the specification, until the test ends. */
export async function openRendered(
  address: string,
  children: Parameters<typeof createRoutesStub>[0],
): Promise<UserEvent> {
  const messages = await everyMessage("mul");
  // The router keeps its address in memory; what begins with that of the window finds the same.
  window.history.replaceState(null, "", address);
  onTestFinished(() => {
    window.history.replaceState(null, "", "/");
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  const root = { path: "/", HydrateFallback: NothingYet, children };
  render(shopAt({ locale: "mul", messages, address, root }));
  return userEvent.setup({ delay: null });
}

const NothingYet = () => null;
