import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Content security policy; only the page with a script allows one, and nothing loads from other origins. */
const policyWith = (script: string): string =>
  `default-src 'none'; style-src 'self'; script-src ${script}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policyWith("'none'"),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;
export const scriptedPageHeaders = {
  ...pageHeaders,
  'Content-Security-Policy': policyWith("'self'"),
} as const;

export const renderPage = (title: string, base: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/portal.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;

export const toTrustedHtml = raw;

export const styleSheet = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c2330, #e6e9ef);
  --quiet: light-dark(#566072, #a3adbd);
  --ground: light-dark(#f4f6f9, #12161d);
  --surface: light-dark(#fff, #1b212b);
  --line: light-dark(#d5dbe4, #343d4b);
  --accent: light-dark(#1c5fb8, #7db2f5);
  --accent-ground: light-dark(#e8f0fb, #1f2f45);
  --danger: light-dark(#b3261e, #f2938c);
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 64rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.6rem; font-weight: 650; letter-spacing: -0.01em; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 0.95rem; font-weight: 650; color: var(--quiet); }
p { margin: 0.35rem 0 0; color: var(--quiet); max-width: 46rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button, input, select, textarea {
  font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem;
  padding: 0.45rem 0.75rem; min-height: 2.5rem;
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); background: var(--accent-ground); }
button.danger { color: var(--danger); }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; font-size: 0.875rem; color: var(--quiet); }
label input, label select { color: var(--text); font-size: 1rem; }
input, select { max-width: 100%; }
label { min-width: 0; max-width: 100%; }
.line { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.card + .card, .card + form, form + form, p + form { margin-top: 0.75rem; }
.line form { margin: 0; }
.people { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
.people button { display: flex; flex-direction: column; gap: 0.1rem; padding: 0.8rem 1rem; text-align: left; }
.people strong { font-weight: 600; }
.people .roles { margin-top: auto; padding-top: 0.5rem; color: var(--accent); font-weight: 500; }
.people span { color: var(--quiet); font-size: 0.85rem; overflow-wrap: anywhere; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 36rem; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
tr:last-child td { border-bottom: 0; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
