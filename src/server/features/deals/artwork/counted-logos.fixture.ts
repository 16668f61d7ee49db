import sharp from "sharp";
import type { ColourCount } from "#domain/artwork/counted-colours.ts";

interface DrawnLogo {
  readonly name: string;
  readonly count: ColourCount;
  readonly draw: () => Promise<Buffer>;
}

const svg = (body: string, ground = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">${ground && `<rect width="900" height="600" fill="${ground}"/>`}${body}</svg>`,
  );
const png = (body: string, ground = "") => sharp(svg(body, ground)).png().toBuffer();
const jpeg = (body: string, quality: number, ground = "#ffffff") =>
  sharp(svg(body, ground)).jpeg({ quality, chromaSubsampling: "4:2:0" }).toBuffer();

const disc = (fill: string, x = 450) => `<circle cx="${x}" cy="300" r="180" fill="${fill}"/>`;
const ring = (stroke: string, width: number) =>
  `<circle cx="450" cy="300" r="220" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const leaf = (fill: string) =>
  `<path d="M450 120 C650 220 650 420 450 500 C250 420 250 220 450 120Z" fill="${fill}"/>`;
const bars = (...fills: readonly string[]) =>
  fills
    .map((fill, index) => `<rect x="${100 + index * 120}" y="150" width="90" height="300" fill="${fill}"/>`)
    .join("");
const letters = (fill: string) =>
  `<path d="M120 420 L200 180 L240 180 L320 420 L280 420 L260 360 L180 360 L160 420Z M360 180 h40 v200 h120 v40 h-160Z M560 180 h160 v40 h-60 v200 h-40 v-200 h-60Z" fill="${fill}"/>`;
const strokes = (stroke: string, width: number) =>
  `<path d="M100 300 C200 100 300 500 400 300 S600 100 800 300" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const gradient = (from: string, to: string, body: string) =>
  `<defs><linearGradient id="g"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${body.replaceAll("FILL", "url(#g)")}`;

/** Something like a photo: soft waves of light in each channel, and grain. */
function photo(seed: number, isGrey = false): Promise<Buffer> {
  const [width, height] = [600, 400];
  const data = Buffer.alloc(width * height * 3);
  let state = seed;
  const grain = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state / 2_147_483_648 - 0.5) * 14;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const phase = isGrey ? 0 : channel * 2;
        const wave =
          Math.sin(x / (60 + seed) + phase) + Math.cos(y / 45 + phase * 1.3) + Math.sin((x + y) / 90);
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, 128 + wave * 40 + grain()));
      }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const green = "#1A7F37";
const red = "#C8102E";
const navy = "#1D252D";
const gold = "#F2A900";
const blue = "#0057B8";

/** Forty logos of our own drawing, and how many inks a printer needs for each. */
export const drawnLogos: readonly DrawnLogo[] = [
  { name: "a green disc, clear ground", count: 1, draw: () => png(disc(green)) },
  { name: "a green disc on white", count: 1, draw: () => png(disc(green), "#ffffff") },
  { name: "a green disc as JPEG", count: 1, draw: () => jpeg(disc(green), 85) },
  { name: "a green disc as poor JPEG", count: 1, draw: () => jpeg(disc(green), 40) },
  { name: "black letters, clear ground", count: 1, draw: () => png(letters("#000000")) },
  { name: "black letters on white", count: 1, draw: () => png(letters("#000000"), "#ffffff") },
  { name: "black letters as JPEG", count: 1, draw: () => jpeg(letters("#000000"), 70) },
  { name: "a thin stroke", count: 1, draw: () => png(strokes(navy, 4)) },
  { name: "a thin stroke on white", count: 1, draw: () => png(strokes(red, 5), "#ffffff") },
  { name: "a white leaf, clear ground", count: 1, draw: () => png(leaf("#ffffff")) },
  { name: "a ring as JPEG", count: 1, draw: () => jpeg(ring(blue, 30), 80) },
  { name: "two discs", count: 2, draw: () => png(disc(red, 300) + disc(navy, 600)) },
  { name: "two discs on white", count: 2, draw: () => png(disc(red, 250) + disc(navy, 650), "#ffffff") },
  { name: "two discs as JPEG", count: 2, draw: () => jpeg(disc(red, 250) + disc(navy, 650), 75) },
  { name: "letters in a ring", count: 2, draw: () => png(ring(gold, 40) + letters(navy)) },
  { name: "letters in a ring as JPEG", count: 2, draw: () => jpeg(ring(gold, 40) + letters(navy), 80) },
  {
    name: "a white leaf in a green disc",
    count: 2,
    draw: () => png(`${disc(green)}<g transform="translate(225 150) scale(0.5)">${leaf("#ffffff")}</g>`),
  },
  { name: "a disc on a coloured card", count: 2, draw: () => png(disc(gold), navy) },
  { name: "a disc on a coloured card as JPEG", count: 2, draw: () => jpeg(disc(gold), 80, navy) },
  { name: "two near greens are two", count: 2, draw: () => png(bars(green, "#7BC96F")) },
  { name: "two greens that no eye tells apart", count: 1, draw: () => png(bars("#1A7F37", "#1C8239")) },
  { name: "half clear is one", count: 1, draw: () => png(`<g opacity="0.7">${disc(blue)}</g>`) },
  { name: "three bars", count: 3, draw: () => png(bars(red, gold, blue)) },
  { name: "three bars on white", count: 3, draw: () => png(bars(red, gold, blue), "#ffffff") },
  { name: "three bars as JPEG", count: 3, draw: () => jpeg(bars(red, gold, blue), 75) },
  { name: "three bars as poor JPEG", count: 3, draw: () => jpeg(bars(red, gold, blue), 50) },
  {
    name: "letters, ring and leaf",
    count: 3,
    draw: () => png(ring(red, 30) + leaf(gold) + strokes(navy, 24)),
  },
  {
    name: "a disc, black and grey",
    count: 3,
    draw: () =>
      png(
        disc(red, 200) +
          bars("#000000").replace('x="100"', 'x="500"') +
          bars("#8A8A8A").replace('x="100"', 'x="700"'),
      ),
  },
  { name: "four bars", count: 4, draw: () => png(bars(red, gold, blue, green)) },
  { name: "four bars as JPEG", count: 4, draw: () => jpeg(bars(red, gold, blue, green), 80) },
  { name: "five bars", count: 4, draw: () => png(bars(red, gold, blue, green, "#7A3E9D")) },
  {
    name: "six bars on white",
    count: 4,
    draw: () => png(bars(red, gold, blue, green, "#7A3E9D", "#00A3AD"), "#ffffff"),
  },
  {
    name: "a gradient, red to yellow",
    count: "photo",
    draw: () => png(gradient(red, "#FFE000", disc("FILL"))),
  },
  {
    name: "a gradient, black to white, on white",
    count: "photo",
    draw: () => png(gradient("#000000", "#ffffff", disc("FILL")), "#ffffff"),
  },
  {
    name: "a gradient as JPEG",
    count: "photo",
    draw: () => jpeg(gradient(blue, "#FFD0E0", leaf("FILL")), 85),
  },
  {
    name: "a gradient over the whole",
    count: "photo",
    draw: () => png(gradient(navy, gold, '<rect width="900" height="600" fill="FILL"/>')),
  },
  { name: "a photo", count: "photo", draw: () => photo(3) },
  { name: "another photo", count: "photo", draw: () => photo(17) },
  { name: "a grey photo", count: "photo", draw: () => photo(5, true) },
  {
    name: "a photo with letters",
    count: "photo",
    draw: async () =>
      sharp(await photo(9))
        .composite([
          {
            input: await sharp(svg(letters("#ffffff")))
              .resize(600, 400)
              .png()
              .toBuffer(),
          },
        ])
        .png()
        .toBuffer(),
  },
];
