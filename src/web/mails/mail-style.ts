// Mail programs know neither our stylesheet nor custom properties: the tokens, once more, as plain colours.
export const ink = "#1c2620";
export const paper = "#f7f3ea";
export const sheet = "#fefdfa";
export const line = "#d9d3c4";
export const quiet = "#5b6259";
export const leaf = "#23633a";
export const sprout = "#b8e45c";
export const clay = "#8a4b1f";
export const textFont = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
export const displayFont = "'Bricolage Grotesque', 'Helvetica Neue', Arial, sans-serif";
