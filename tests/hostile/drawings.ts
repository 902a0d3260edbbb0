/** A drawing with active or external content, and the message the user gets. */
export type HostileDrawing = {
  readonly name: string;
  readonly svg: string;
  readonly shown: boolean;
  readonly sentence: string;
};

const scripts = 'It contains scripts. They do not run here.';
const outside = 'It refers to files elsewhere. They are not fetched, so parts of it may be missing.';
const page = 'It contains web page content, which may be missing.';
const animated = 'It is animated.';
const styleSheet = 'It asks for a style sheet, which is not fetched.';
const declaration = 'The drawing has a document type declaration.';
const malformed = 'The drawing is not well-formed.';
const notOne = 'The file is not a drawing.';
const repeats = 'The drawing repeats itself too often to be shown.';
const effects =
  'The drawing has filters, masks, patterns or other effects, which may take too long to be shown.';
const lines = 'The drawing has too many lines or dashes to be shown.';
const webPage = 'The drawing contains web page content, which may take too long to be shown.';
const styles = 'The drawing has style sheets that take too long to be shown.';
const textOver = 'The drawing has too much text to be shown.';
const unread = 'The drawing has a style sheet that cannot be checked.';
const pixels = 'The drawing contains pictures with too many pixels to be shown.';
const noSize = 'The drawing contains a picture whose size cannot be read.';
const moving = 'The drawing is animated, and too large to be shown in motion.';
const many = 'The drawing has too many elements to be shown.';
const nested = 'The drawing contains another drawing, which cannot be checked.';

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" ${attributes}><rect width="100" height="100" fill="#888"/>${content}</svg>`;

/** Sets a global, opens an alert and sends a request: three things that must not happen. */
const harm = "window.harmed=1;alert(1);fetch('/harm')";

const shown = (sentence: string, drawings: Record<string, string>): HostileDrawing[] =>
  Object.entries(drawings).map(([name, text]) => ({ name, svg: text, shown: true, sentence }));
const refused = (sentence: string, drawings: Record<string, string>): HostileDrawing[] =>
  Object.entries(drawings).map(([name, text]) => ({ name, svg: text, shown: false, sentence }));

/** Each level uses the one below ten times. */
const doubling = (level: (index: number, below: string) => string, levels: number): string =>
  Array.from({ length: levels }, (_, index) => level(index, `a${index - 1}`)).join('');
const tenfold = (element: (below: string) => string): string =>
  Array.from({ length: 10 }, () => element('')).join('');

const useBomb = svg(
  `<defs><g id="a0"><path d="M0 0h1"/></g>${doubling((index, below) => (index === 0 ? '' : `<g id="a${index}">${tenfold(() => `<use href="#${below}"/>`)}</g>`), 9)}</defs><use href="#a8"/>`,
);
const patternBomb = svg(
  `<defs>${doubling((index, below) => `<pattern id="a${index}" width="1" height="1">${tenfold(() => `<rect width="1" height="1" fill="url(#${below})"/>`)}</pattern>`, 9)}</defs><rect width="9" height="9" fill="url(#a8)"/>`,
);
const styleBomb = svg(
  `<style>${Array.from({ length: 9 }, (_, index) => `.c${index}{fill:url(#a${index})}`).join('')}</style><defs>${doubling((index) => `<pattern id="a${index}" width="1" height="1">${tenfold(() => `<rect class="c${index - 1}" width="1" height="1"/>`)}</pattern>`, 9)}</defs><rect class="c8" width="9" height="9"/>`,
);
const markerBomb = svg(
  `<marker id="m">${'<path d="M0 0h1"/>'.repeat(500)}</marker><path marker-mid="url(#m)" d="${'M0 0L1 1'.repeat(5000)}"/>`,
);

const rects = (count: number, attributes: string): string =>
  `<rect width="99" height="99" ${attributes}/>`.repeat(count);

/** Rectangles with a filter, and a group with the same filter around `within`. */
const filtered = (steps: string, count = 1, within = ''): string =>
  svg(`<filter id="f">${steps}</filter>${rects(count, 'filter="url(#f)"')}<g filter="url(#f)">${within}</g>`);

/** The header of a PNG of this size; the cost check reads no more of it. */
const pictureAddress = (size: number, index: number): string => {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000100000000', 'hex');
  head.writeUInt32BE(size, 16);
  head.writeUInt32BE(size, 20);
  return `data:image/png;base64,${Buffer.concat([head, Buffer.from(`${index}`)]).toString('base64')}`;
};
const embedded = (size: number, index: number): string =>
  `<image href="${pictureAddress(size, index)}" width="99" height="99"/>`;

export const hostileDrawings: readonly HostileDrawing[] = [
  ...shown(scripts, {
    'a script': svg(`<script>${harm}</script>`),
    'a script in CDATA': svg(`<script><![CDATA[${harm}]]></script>`),
    'a script with a type': svg(`<script type="text/ecmascript">${harm}</script>`),
    'a module': svg(`<script type="module">${harm}</script>`),
    'a script from elsewhere': svg('<script href="https://evil.example/x.js"/>'),
    'a script by xlink': svg('<script xlink:href="https://evil.example/x.js"/>'),
    'a script from a data address': svg('<script href="data:text/javascript,alert(1)"/>'),
    'a script with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>${harm}</s:script></s:svg>`,
    onload: svg('', `onload="${harm}"`),
    'onload in capitals': svg('', `ONLOAD="${harm}"`),
    onclick: svg(`<rect onclick="${harm}" width="9" height="9"/>`),
    onmouseover: svg(`<g onmouseover="${harm}"><rect width="9" height="9"/></g>`),
    onfocus: svg(`<a tabindex="0" onfocus="${harm}"/>`),
    onbegin: svg(`<animate onbegin="${harm}" attributeName="x" dur="1s"/>`),
    onerror: svg(`<image href="#none" onerror="${harm}"/>`),
    'a link that is a script': svg(`<a href="javascript:${harm}"><text y="20">press</text></a>`),
    'a link with a tab in it': svg(`<a href="java&#9;script:${harm}"><text y="20">press</text></a>`),
    'a link with a line end in it': svg(`<a href="java&#10;script:alert(1)"><text y="20">press</text></a>`),
    'a link in character references': svg(`<a href="&#106;avascript:alert(1)"><text y="20">x</text></a>`),
    'a link in mixed case': svg(`<a xlink:href="JaVaScRiPt:alert(1)"><text y="20">x</text></a>`),
    'a link set by an animation': svg(`<a><set attributeName="href" to="javascript:alert(1)"/></a>`),
    'a link animated': svg(`<a><animate attributeName="href" values="javascript:alert(1)"/></a>`),
    'a use of a script': svg('<use href="javascript:alert(1)"/>'),
    vbscript: svg('<a href="vbscript:msgbox(1)"><text y="20">x</text></a>'),
  }),
  ...shown(outside, {
    'a picture elsewhere': svg('<image href="https://evil.example/p.png" width="9" height="9"/>'),
    'a picture over http': svg('<image xlink:href="http://evil.example/p.png" width="9" height="9"/>'),
    'a picture without a scheme': svg('<image href="//evil.example/p.png" width="9" height="9"/>'),
    'a picture of our own origin': svg('<image href="/cms/auth/token" width="9" height="9"/>'),
    'a file of the disk': svg('<image href="file:///etc/passwd" width="9" height="9"/>'),
    'a use of another file': svg('<use href="https://evil.example/d.svg#a"/>'),
    'a filter that fetches': svg('<filter id="f"><feImage href="https://evil.example/p.png"/></filter>'),
    'a style that fetches': svg('<rect style="fill:url(https://evil.example/p#a)" width="9" height="9"/>'),
    'a style sheet that fetches': svg('<style>rect{background:url("https://evil.example/p")}</style>'),
    'a style sheet that imports': svg('<style>@import "https://evil.example/s.css";</style>'),
    'a style sheet that imports by url': svg('<style>@import url(https://evil.example/s.css);</style>'),
    'a font elsewhere': svg('<style>@font-face{font-family:f;src:url(https://evil.example/f.woff)}</style>'),
    'a paint elsewhere': svg('<rect fill="url(https://evil.example/p#a)" width="9" height="9"/>'),
    'a mask elsewhere': svg('<rect mask="url(\'https://evil.example/m#a\')" width="9" height="9"/>'),
    'a cursor elsewhere': svg('<rect cursor="url(https://evil.example/c.png)" width="9" height="9"/>'),
    'a link elsewhere': svg('<a href="https://evil.example/"><text y="20">press</text></a>'),
    'text from a data address': svg(
      '<image href="data:text/html,&lt;script>alert(1)&lt;/script>" width="9" height="9"/>',
    ),
  }),
  ...shown(page, {
    'a frame': svg('<iframe xmlns="http://www.w3.org/1999/xhtml"/>'),
    'an object': svg('<object xmlns="http://www.w3.org/1999/xhtml"/>'),
    'an embed': svg('<embed xmlns="http://www.w3.org/1999/xhtml"/>'),
    'a handler': svg('<handler type="text/ecmascript">x</handler>'),
  }),
  ...shown(animated, {
    'an animation without end': svg(
      '<rect width="9" height="9"><animate attributeName="x" dur="1ms" repeatCount="indefinite"/></rect>',
    ),
    'a change': svg('<rect width="9" height="9"><set attributeName="x" to="9"/></rect>'),
  }),
  ...shown(styleSheet, {
    'a style sheet instruction': `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/s.css"?>${svg('')}`,
    'a transformation instruction': `<?xml-stylesheet type="text/xsl" href="https://evil.example/x.xsl"?>${svg('')}`,
  }),
  ...refused(declaration, {
    'an entity': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`,
    'an external entity': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'a parameter entity': `<!DOCTYPE svg [<!ENTITY % p SYSTEM "https://evil.example/d">%p;]>${svg('')}`,
    'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    'a second declaration': `<!DOCTYPE svg><!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  }),
  ...refused(malformed, {
    'a drawing cut off': svg('<g><rect').slice(0, -6),
    'crossed elements': svg('<g><a></g></a>'),
    'an attribute without quotes': svg('<rect width=9/>'),
    'nothing but text': 'hello',
    JSON: '{"svg":1}',
    'a NUL': 'svg\0',
  }),
  ...refused(notOne, {
    'a web page': '<html><body><p>Sign in again</p></body></html>',
    'another document': '<BillOfMaterials/>',
    'a drawing in a web page': `<html>${svg('')}</html>`,
  }),
  ...refused(repeats, { 'a use bomb': useBomb }),
  ...refused(effects, {
    'a pattern bomb': patternBomb,
    'a bomb in a style sheet': styleBomb,
    'a marker bomb': markerBomb,
  }),
  ...refused(effects, {
    'endless turbulence': filtered('<feTurbulence numOctaves="100000"/>'),
    'an endless blur': filtered('<feGaussianBlur stdDeviation="100000"/>', 40),
    'endless growth': filtered('<feMorphology radius="10000"/>'),
    'a matrix without end': filtered('<feConvolveMatrix order="99"/>'),
    'a chain of filters': filtered('<feOffset/>'.repeat(400)),
    'nine thousand blurs': filtered('<feGaussianBlur stdDeviation="100"/>', 9000),
    'a blur of styles': svg(rects(200, 'style="filter:blur(9px)"')),
    'a blur in a style sheet': svg(`<style>.a{filter:blur(9px)}</style>${rects(200, 'class="a"')}`),
    'a blur in an open style sheet': svg(`<style>.a{filter:blur(9px)</style>${rects(200, 'class="a"')}`),
    'a blur behind a string': svg(
      `<style>.a{--b:"}";filter:blur(9px);--c:"/*"}.d{--e:"*/"}</style>${rects(200, 'class="a"')}`,
    ),
    'a blur that is handed on': filtered('<feGaussianBlur/>', 1, rects(200, 'filter="inherit"')),
    'a blur within a condition': svg(
      `<style>@media all{g{rect{filter:blur(9px)}}}</style><g>${rects(200, '')}</g>`,
    ),
    'shadows of text': svg(`<g style="text-shadow:0 0 9px red">${'<text>x</text>'.repeat(200)}</g>`),
    'a filter that draws': svg(
      `<defs><g id="g">${rects(3000, 'fill="url(#l)"')}</g></defs><linearGradient id="l"/><filter id="f"><feImage href="#g"/></filter>${rects(9, 'filter="url(#f)"')}`,
    ),
  }),
  ...refused(lines, {
    'a line that crosses itself': svg(`<path d="M0 0${'L99 99L0 50L99 0L0 9'.repeat(9000)}"/>`),
    'dashes without end': svg(rects(20, 'stroke="red" stroke-dasharray=".00001"')),
    'dashes along the length that lines say they have': svg(
      '<path pathLength="900000" d="M0 0h99" stroke="red" stroke-dasharray="1"/>'.repeat(300),
    ),
    'dashes around letters': svg(
      `<style>text{stroke:red;stroke-dasharray:.002;font:700 200px serif}</style>${'<text y="99">@%</text>'.repeat(50)}`,
    ),
    'dashes around letters of ten times ten': svg(
      `<g font-size="20em"><g style="font-size:2000%">${'<text stroke="red" stroke-dasharray=".1">@%</text>'.repeat(50)}</g></g>`,
    ),
    'dashes in sizes of a letter': svg(
      '<path font-size=".0004" d="M0 0h99" stroke="red" stroke-dasharray="1em"/>'.repeat(300),
    ),
    'dashes in hundredths of a small field': svg(
      `<svg viewBox="0 0 .01 .01">${'<path d="M0 0h.01" stroke="red" stroke-dasharray=".01%"/>'.repeat(300)}</svg>`,
    ),
    'dashes in pixels on enlarged lines': svg(
      `<g transform="scale(1e4)">${'<path vector-effect="non-scaling-stroke" d="M0 0h.01" stroke="red" stroke-dasharray=".01"/>'.repeat(99)}</g>`,
    ),
    'dashes that shrink': svg(
      '<path d="M0 0h99" stroke="red"><animate attributeName="stroke-dasharray" values="1;.0002" dur="1s"/></path>'.repeat(
        40,
      ),
    ),
  }),
  ...refused(effects, {
    'corners in a style': svg(
      `<style>rect{clip-path:polygon(evenodd,${'1px 2px,'.repeat(20_000)}0 0)}</style>${rects(2000, '')}`,
    ),
    'an outline in a style': svg(
      `<style>path{d:path("M0 0${'L9 9L0 3'.repeat(9000)}")}</style>${'<path/>'.repeat(2000)}`,
    ),
    'masks in masks': svg(
      `<mask id="a"><rect width="99" height="99" mask="url(#b)"/></mask><mask id="b"><rect width="99" height="99"/></mask>${rects(400, 'mask="url(#a)"')}`,
    ),
    'a pattern that is handed on': svg(
      `<pattern id="p" width="1" height="1">${rects(300, '')}</pattern><g fill="url(#p)">${rects(300, '')}</g>`,
    ),
  }),
  ...refused(repeats, {
    'a use for every dot': svg(`<g id="a"><path d="M0 0h1"/></g>${'<use href="#a"/>'.repeat(20_000)}`),
    'a use by the other name': svg(
      `<g id="a"><path d="M0 0h1"/></g>${'<use href="#none" xlink:href="#a"/>'.repeat(20_000)}`,
    ),
    'clips in clips': svg(
      `<defs><clipPath id="a0"><path d="M0 0h1"/></clipPath>${doubling((index, below) => (index === 0 ? '' : `<clipPath id="a${index}">${tenfold(() => `<path d="M0 0h1v1z" clip-path="url(#${below})"/>`)}</clipPath>`), 9)}</defs><rect width="9" height="9" clip-path="url(#a8)"/>`,
    ),
    'a use of itself': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  }),
  ...refused(styles, {
    'a blur in a variable': svg(
      `<style>:root{--b:blur(9px)}.a{filter:var(--b)}</style>${rects(200, 'class="a"')}`,
    ),
    'siblings of siblings': svg(
      `<style>${Array.from({ length: 40 }, (_, index) => `.x${index} ~ .d{fill:red}`).join('')}</style>${'<g class="d"/>'.repeat(10_000)}`,
    ),
    'children of a kind': svg(
      `<style>${'.d:nth-last-child(3n of .d){fill:red}'.repeat(40)}</style>${'<g class="d"/>'.repeat(10_000)}`,
    ),
    'relations without end': svg(`<style>${'rect:has(~ .a){fill:red}'.repeat(99)}</style>${rects(4000, '')}`),
  }),
  ...refused(textOver, {
    'marks on a letter': svg(`<text y="20">a${'\u0301'.repeat(60_000)}</text>`.repeat(3)),
    'marks and joiners on a letter': svg(`<text y="20">a${'\u0316\u200D'.repeat(9000)}</text>`),
    'skin tones on a face': svg(`<text y="20">\u{1F469}${'\u{1F3FB}'.repeat(9000)}</text>`),
    'letters that turn': svg(`<text y="20">${'a\u05D0'.repeat(4000)}</text>`),
    'text that is used again': svg(
      `<defs><text id="t" y="20">${'a'.repeat(900)}</text></defs>${'<use href="#t"/>'.repeat(20)}`,
    ),
    'letters over letters': svg(
      `<text font-size="99" x="${'0 '.repeat(20_000)}">${'a'.repeat(20_000)}</text>`,
    ),
  }),
  ...refused(unread, {
    'a blur in escapes': svg(`<style>.a{f\\69lter:b\\6cur(9px)}</style>${rects(200, 'class="a"')}`),
    'a blur behind a comment': svg(
      `<style>.a{filter/**/:/**/blur/**/(9px)}</style>${rects(200, 'class="a"')}`,
    ),
    'signs in escapes': svg('<style>.a{--b:\\7d;filter:blur(9px)}</style>'),
    'a style sheet in an address': svg('<style>@import url(data:text/css,rect{filter:blur(9px)})</style>'),
    'a style sheet in a link': svg(
      '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="data:text/css,rect{filter:blur(9px)}"/>',
    ),
  }),
  ...refused(pixels, {
    'forty large pictures': svg(Array.from({ length: 40 }, (_, index) => embedded(12_000, index)).join('')),
    'a large picture by the other name': svg(
      embedded(12_000, 0).replace('href=', 'href="#none" xlink:href='),
    ),
    'a large picture in a style': svg(`<style>rect{mask-image:url(${pictureAddress(12_000, 0)})}</style>`),
  }),
  ...refused(noSize, {
    'a picture without a size': svg('<image href="data:image/png;base64,AA" width="9" height="9"/>'),
    'a picture of another kind': svg(
      '<image href="data:image/png;base64,Qk0AAAAAAAAAAA==" width="9" height="9"/>',
    ),
  }),
  ...refused(moving, {
    'a thousand shapes that move': svg(
      '<rect width="99" height="99"><animate attributeName="x" to="9" dur="1s" repeatCount="indefinite"/></rect>'.repeat(
        1000,
      ),
    ),
    'styles that move': svg(
      `<style>@keyframes k{to{x:9px}}rect{animation:k 1s infinite}</style>${rects(1000, '')}`,
    ),
  }),
  ...refused(many, {
    'a hundred thousand elements': svg('<g/>'.repeat(100_001)),
    'paint over paint': svg(rects(20_000, 'opacity=".5"')),
    'paint enlarged': svg(`<g transform="scale(1000)">${'<path d="M0 0h.1v.1z"/>'.repeat(20_000)}</g>`),
    'broad strokes': svg('<path d="M0 0h1" stroke="red" stroke-width="500"/>'.repeat(20_000)),
    'layers without end': svg(`<g opacity=".5"><rect width="9" height="9"/></g>`.repeat(7000)),
  }),
  ...refused(webPage, {
    'a web page inside': svg(
      '<foreignObject width="99" height="99"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/></foreignObject>',
    ),
    'a form inside': svg(
      '<foreignObject width="99" height="99"><form xmlns="http://www.w3.org/1999/xhtml"><input/></form></foreignObject>',
    ),
    'shadows without end': svg(
      `<foreignObject width="99" height="99"><p xmlns="http://www.w3.org/1999/xhtml" style="box-shadow:${Array.from({ length: 300 }, () => '0 0 20px red').join(',')}">x</p></foreignObject>`,
    ),
    'gradients around a point in web content': svg(
      `<foreignObject width="99" height="99">${'<p xmlns="http://www.w3.org/1999/xhtml" style="background:repeating-conic-gradient(red,blue 1deg)"/>'.repeat(700)}</foreignObject>`,
    ),
    'columns in columns': svg(
      `<foreignObject width="99" height="99">${'<div xmlns="http://www.w3.org/1999/xhtml" style="columns:2">'.repeat(30)}x${'</div>'.repeat(30)}</foreignObject>`,
    ),
    'marks in a web page inside': svg(
      `<foreignObject width="99" height="99"><p xmlns="http://www.w3.org/1999/xhtml">a${'\u0327'.repeat(9000)}</p></foreignObject>`,
    ),
  }),
  ...refused(nested, {
    'a drawing in a drawing': svg('<image href="data:image/svg+xml,%3Csvg%3E" width="9" height="9"/>'),
    'a drawing in base 64': svg(
      '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4=" width="9" height="9"/>',
    ),
  }),
];
