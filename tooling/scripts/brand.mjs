import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../src/chromium.mjs';
import { ROOT } from './parts.mjs';

// `npm run brand`: remakes the icons, from leaf.svg, and the picture that other sites show beside a link to Lineleaf.

const PUBLIC = join(ROOT, 'shell', 'public');
const LEAF = join(PUBLIC, 'icons', 'leaf.svg');
const PAPER = '#fbf6ec';
/** Side in pixels, and the leaf's share of it: a mask may cut all but the middle four fifths. */
const ICONS = [
  { file: 'icon-192.png', side: 192, share: 0.8 },
  { file: 'icon-512.png', side: 512, share: 0.8 },
  { file: 'icon-maskable-512.png', side: 512, share: 0.56 },
];
/** The size that all large previews show uncut. */
const SIZE = { width: 1200, height: 630 };
const EXAMPLES = [1, 5, 9];

for (const { file, side, share } of ICONS) {
  const leaf = await sharp(LEAF, { density: 800 })
    .resize(Math.round(side * share))
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 3, background: PAPER } })
    .composite([{ input: leaf }])
    .png({ palette: true })
    .toFile(join(PUBLIC, 'icons', file));
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(card());
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .png({ palette: true, colors: 64 })
    .toFile(join(PUBLIC, 'social-card.png'));
} finally {
  await browser.close();
}

function card() {
  const font = join(ROOT, 'node_modules/@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2');
  const sheets = EXAMPLES.map((example) => {
    const file = join(
      ROOT,
      `backend/assets/examples/00000000-0000-4000-8000-${String(example).padStart(12, '0')}.png`,
    );
    return `<img src="${dataUrl(file, 'image/png')}" alt="">`;
  });
  return `<!doctype html><style>
    @font-face { font-family: Fredoka; src: url(${dataUrl(font, 'font/woff2')}); font-weight: 300 700 }
    body { margin: 0; display: flex; align-items: center; height: ${SIZE.height}px; overflow: hidden;
      background: ${PAPER}; color: #2b2622; font: 500 76px/1.12 Fredoka }
    div { padding-inline-start: 72px; flex: none; width: 500px }
    b { display: flex; align-items: center; gap: 16px; font: 500 42px Fredoka; color: #12724f; margin-block-end: 32px }
    b img { width: 60px }
    i { display: block; width: 340px; height: 14px; border-radius: 7px; background: #ffd666; margin-block-start: 20px }
    section { position: relative; flex: 1; height: 100% }
    section img { position: absolute; width: 330px; border-radius: 12px; outline: 3px solid #2b2622; background: #fff }
    section img:nth-child(1) { left: 10px; top: 130px; transform: rotate(-8deg) }
    section img:nth-child(2) { left: 272px; top: 130px; transform: rotate(8deg) }
    section img:nth-child(3) { left: 150px; top: 90px }
  </style><div><b><img src="${dataUrl(LEAF, 'image/svg+xml')}" alt="">Lineleaf</b>Describe a picture. Get a page to color.<i></i></div><section>${[sheets[0], sheets[2], sheets[1]].join('')}</section>`;
}

/** @param {string} file @param {string} type */
function dataUrl(file, type) {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
