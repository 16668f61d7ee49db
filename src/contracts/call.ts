import type { z } from "zod";
import type { ErrorCode } from "./error-codes.ts";

type Schema = z.ZodType;
type ObjectSchema = z.ZodObject;

/**
 * What becomes of a command's `Idempotency-Key` (SPEC-4.43) where its answer is not simply kept: `unused`, no person gives it by
 * a button, or it changes nothing; `secret`, the answer opens something and is not kept; `own`, the use case keeps it, for a
 * visitor has no session and is known by what he writes.
 */
export type CallKey = "unused" | "secret" | "own";

/** A multipart body: its text fields, and the names of its file parts, each of which comes once. */
export interface CallForm {
  readonly fields: ObjectSchema;
  readonly files: readonly string[];
  /** The name of file parts of which several may come, how many of them are read, and of how many bytes together. */
  readonly several?: { readonly name: string; readonly most: number; readonly bytes?: number };
  /** The most bytes of a file, where that is not the size of a logo. What is longer is cut, and its rule says so. */
  readonly fileBytes?: number;
}

/** One call of the API, declared once: the route, the OpenAPI document and the browser's client derive from it. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** OpenAPI style: `/api/quotes/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: Schema;
  readonly form?: CallForm;
  /** A form is taken as well, and nothing in it is read: mail programs send one (RFC 8058). */
  readonly takesForms?: true;
  /** The handler reads the request's bytes as they came, of whatever media type: a signature covers them. */
  readonly rawBody?: true;
  /** Request headers that it understands beyond the bearer and the key. */
  readonly headers?: readonly ["If-Match"];
  readonly key?: CallKey;
  /** The same for every visitor: caches may store the answer. Every other answer is sent with `no-store`. */
  readonly isPublic?: true;
  /** Ways to fail that do not follow from what the call takes and who may use it. */
  readonly errors?: readonly ErrorCode[];
  /** What a 2xx answer holds. */
  readonly answers: { readonly 200?: Schema; readonly 201?: Schema; readonly 204?: Schema };
  /** Media type of the answer where it is not JSON: a file, or rows as lines of JSON. */
  readonly answerType?: "application/x-ndjson" | "application/octet-stream";
  /** Whether it answers a table as well, where that is asked for. */
  readonly answersCsv?: true;
}

/** Whether a request may name an `Idempotency-Key`: every command that a person gives by a button takes one. */
export function takesKey({ method, key }: Pick<Call, "method" | "key">): boolean {
  return method !== "GET" && key !== "unused";
}

/** Declares a call, keeping its literal method, path and schemas in the type. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Simple<T> = { [K in keyof T]: T[K] } & {};
type InputOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends Schema }
  ? { [K in Part]: z.input<S> }
  : unknown;
type DataOf<C, Part extends string> = C extends { readonly [K in Part]: infer S extends Schema }
  ? { [K in Part]: z.output<S> }
  : unknown;
type FormInput<C> = C extends { readonly form: infer F extends CallForm }
  ? {
      form: z.input<F["fields"]>;
      files?: { [K in F["files"][number]]?: Blob | undefined };
      several?: F extends { readonly several: object } ? readonly Blob[] : never;
    }
  : unknown;
type FormOutput<C> = C extends { readonly form: infer F extends CallForm }
  ? { form: z.output<F["fields"]> }
  : unknown;

/** What a caller gives: the wire form of params, query, body and form. */
export type CallInput<C extends Call> = Simple<
  InputOf<C, "params"> & InputOf<C, "query"> & InputOf<C, "body"> & FormInput<C>
>;

/** What a handler gets: the same, checked and converted. */
export type CallData<C extends Call> = Simple<
  DataOf<C, "params"> & DataOf<C, "query"> & DataOf<C, "body"> & FormOutput<C>
>;

/** The body of a call's 2xx answer. */
export type CallAnswer<C extends Call> = {
  [Status in keyof C["answers"]]: C["answers"][Status] extends Schema
    ? z.output<C["answers"][Status]>
    : never;
}[keyof C["answers"]];
