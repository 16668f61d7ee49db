import type { Appearance } from "@stripe/stripe-js";

/** The shop's colours and type for fields that stand in a frame of Stripe's, as the page shows them now. */
export function stripeAppearance(): Appearance {
  return {
    theme: "flat",
    variables: {
      colorPrimary: shownColour("--color-leaf"),
      colorBackground: shownColour("--color-card"),
      colorText: shownColour("--color-ink"),
      colorTextSecondary: shownColour("--color-ink-2"),
      colorDanger: shownColour("--color-danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "17px",
      borderRadius: "6px",
    },
    rules: { ".Input": { border: `1px solid ${shownColour("--color-edge")}` } },
  };
}

/** A colour of the theme as red, green and blue: Stripe reads no other notation. */
function shownColour(token: string): string {
  const place = document.createElement("span");
  place.style.color = `var(${token})`;
  document.body.append(place);
  const { color } = getComputedStyle(place);
  place.remove();
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
