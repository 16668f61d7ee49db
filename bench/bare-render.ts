import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { elementsOf } from "./elements-of.ts";

/**
 * The floor for rendering: React alone, at each request, over the elements of a page that stand ready in memory. No
 * component, no data, no words. `PAGE` names a file with the page as the shop sent it.
 */
const page = elementsOf(readFileSync(process.env.PAGE ?? "", "utf8"));
createServer((_request, response) => {
  const html = renderToString(page);
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
}).listen(Number(process.env.PORT), "127.0.0.1");
