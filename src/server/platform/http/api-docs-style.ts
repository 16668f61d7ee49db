/** The look of the page of calls: paper and dark green, in light and dark, readable when printed. */
export const apiDocsStyle = `
:root{color-scheme:light dark;--ink:#1d2a22;--quiet:#56645b;--paper:#faf8f3;--line:#d9d5c9;--leaf:#1f5a3c}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebe4;--quiet:#a4b0a7;--paper:#151a17;--line:#333d37;--leaf:#8fd0aa}}
body{margin:0 auto;max-width:64rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:var(--leaf)}h2{margin-top:3rem;border-bottom:2px solid var(--leaf)}h3{margin-bottom:0;overflow-wrap:anywhere}
h4{margin:1rem 0 .25rem;font-size:.875rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
article{padding-bottom:1rem;border-bottom:1px solid var(--line)}table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.25rem .75rem .25rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}th:first-child{width:30%}th:last-child{width:7rem}
code{font-size:.9em}.quiet{color:var(--quiet);font-size:.875rem}p{margin:.25rem 0}
`;
