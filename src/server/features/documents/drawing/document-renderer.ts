import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { deserialize } from "node:v8";
import { draw, type Rendering } from "./rendering.ts";

/** A program of its own: what is to be rendered on the standard input, the PDF on the standard output. */
const rendering: Rendering = deserialize(await buffer(process.stdin));
const pdf = await draw(rendering);
for (let sent = 0; sent < pdf.length; ) sent += writeSync(1, pdf, sent);
