import type { Sharp } from "sharp";
import sharp from "sharp";

const [width, height] = [1200, 630];
/** Where the picture stands, in px from the left. */
const room = { left: 420, width: 760 };
const softness = 90;
// The background and text colours of the pages.
const paper = "#f7f3eb";
const ink = "#152318";

/** The shop's mark alone: its name is the operator's, and stands in the page's title. */
const mark = `<rect x="64" y="538" width="316" height="1.5" fill="#d6d1c3"/>
<g transform="translate(60 426) scale(3.4)"><path d="M5.75 9V6.25a4.25 4.25 0 0 1 8.5 0V9" fill="none" stroke="${ink}" stroke-width="2"/>
<path d="M1.6 8.5h16.8a.6.6 0 0 1 .6.65l-1.1 15a1 1 0 0 1-1 .85H3.1a1 1 0 0 1-1-.85L1 9.15a.6.6 0 0 1 .6-.65Z" fill="${ink}"/></g>`;

/** The picture of shared links, 1200 × 630: the whole product, fading into the background, and in the demo the mark. */
export async function composeOpenGraph(picture: Sharp, isMarked: boolean): Promise<Sharp> {
  const { data, info } = await picture
    .flatten({ background: paper })
    .resize({ width: room.width, height, fit: "inside" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = room.left + Math.round((room.width - info.width) / 2);
  const top = Math.round((height - info.height) / 2);
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: data, left, top },
      { input: sheet(left, left + info.width, isMarked), left: 0, top: 0 },
    ])
    .jpeg({ quality: 80, mozjpeg: true });
}

/** Fades both sides of the picture into the background, so that it has no edge. */
function sheet(left: number, right: number, isMarked: boolean): Buffer {
  const fade = (id: string, from: number, to: number) =>
    `<linearGradient id="${id}"><stop stop-color="${paper}" stop-opacity="${from}"/>
<stop offset="1" stop-color="${paper}" stop-opacity="${to}"/></linearGradient>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${fade("in", 1, 0)}${fade("out", 0, 1)}</defs>
<rect x="${left}" width="${softness}" height="${height}" fill="url(#in)"/>
<rect x="${right - softness}" width="${softness}" height="${height}" fill="url(#out)"/>
${isMarked ? mark : ""}</svg>`);
}
