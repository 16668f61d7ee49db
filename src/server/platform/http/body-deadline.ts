import type { FastifyReply, FastifyRequest } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import { AppError } from "../errors/app-error.ts";
import { hasBody, isForm } from "./request-body.ts";

/** How long a body may take. */
const allowed = {
  /** In any case; a body that is no upload has to be here by then. */
  grace: seconds(20),
  /** Bytes a second that an upload keeps up with at least after that: 5 MB come through at 0.13 Mbit/s. */
  leastRate: 16_000,
  /** For how long nothing may come. */
  stall: seconds(15),
};
const lookEvery = seconds(1);

/**
 * Ends a body that comes too slowly: its reader gets an error, and the client a 408 with a message. A slow
 * connection that keeps sending a file is no attack, so an upload has a minimum rate instead of a deadline.
 */
export function watchBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (!hasBody(request)) return;
  const isUpload = isForm(request);
  const began = performance.now();
  const before = raw.socket.bytesRead;
  let heard = { bytes: before, at: began };
  const look = () => {
    const now = performance.now();
    const bytes = raw.socket.bytesRead;
    if (bytes !== heard.bytes) heard = { bytes, at: now };
    const earned = isUpload ? seconds((bytes - before) / allowed.leastRate) : 0;
    const isLate = now - began > allowed.grace + earned || now - heard.at > allowed.stall;
    if (!isLate || raw.complete || raw.listenerCount("error") === 0) return;
    stop();
    // What follows of the body is not read any more.
    reply.header("connection", "close");
    raw.emit("error", new AppError("too_slow"));
  };
  const looking = setInterval(look, lookEvery).unref();
  const stop = () => clearInterval(looking);
  raw.once("end", stop);
  reply.raw.once("close", stop);
}
