/**
 * Texts that run something wherever they are taken for markup, script, an attribute or an address. Each calls
 * `ran(<its number>)`, so that a page can tell which one got through.
 */
export function hostileTexts(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const vector = vectors[at % vectors.length] ?? "";
    const way = waysOut[Math.floor(at / vectors.length) % waysOut.length] ?? "";
    return (way + vector).replaceAll("RAN", `ran(${at})`);
  });
}

const vectors = [
  '<img src=x onerror="RAN">',
  "<script>RAN</script>",
  "<svg onload=RAN>",
  "<svg><script>RAN</script></svg>",
  '<a href="javascript:RAN">x</a>',
  "javascript:RAN",
  "</script><script>RAN</script>",
  '" onmouseover="RAN" autofocus onfocus="RAN" x="',
  "' onfocus='RAN' autofocus x='",
  "</textarea><script>RAN</script>",
  "</title><script>RAN</script>",
  "<iframe srcdoc='<script>parent.RAN</script>'></iframe>",
  "<details open ontoggle=RAN>",
  "<body onload=RAN>",
  '<math href="javascript:RAN">x</math>',
  "<style>@import 'javascript:RAN';</style>",
  "<!--><script>RAN</script>",
  "]]><script>RAN</script>",
  "{{constructor.constructor('RAN')()}}",
  "$" + "{RAN}",
];

/** What stands before a vector, to leave wherever it was put. */
const waysOut = ["", '">', "'>", "-->", "\u2028", "</style>", "</noscript>", "\\", "%3C", "\u202e"];
