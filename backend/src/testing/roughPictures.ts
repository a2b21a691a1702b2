import sharp, { type Sharp } from 'sharp';

/** How a drawing is spoilt for a test of the press. */
export interface Roughness {
  width?: number;
  height?: number;
  stroke?: number;
  ink?: string;
  paper?: string;
  /** Fills of the shapes; none leaves them see-through. */
  fills?: readonly string[];
  /** Pixels missing in every outline, at the drawing's own scale. */
  gap?: number;
  /** Markup laid over the drawing. */
  extra?: string;
}

/** A line drawing of a house, a tree, the sun and a fence of boxes, as an image provider might send it. */
export function draw(rough: Roughness = {}): Sharp {
  const {
    width = 1024,
    height = 1536,
    stroke = 8,
    ink = '#000',
    paper = '#fff',
    fills = [],
    gap = 0,
    extra = '',
  } = rough;
  const fill = (index: number): string => fills[index % Math.max(1, fills.length)] ?? 'none';
  const dashes = gap === 0 ? '' : `stroke-dasharray="${260 - gap} ${gap}"`;
  const boxes = Array.from({ length: 6 }, (_, index) => {
    return `<rect x="${80 + index * 145}" y="1250" width="130" height="200" fill="${fill(index)}"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1024 1536">
      <rect width="1024" height="1536" fill="${paper}"/>
      <g stroke="${ink}" stroke-width="${stroke}" ${dashes}>
        <circle cx="800" cy="250" r="120" fill="${fill(0)}"/>
        <rect x="120" y="620" width="480" height="460" fill="${fill(1)}"/>
        <path d="M80 620 L360 340 L640 620 Z" fill="${fill(2)}"/>
        <rect x="300" y="850" width="130" height="230" fill="${fill(3)}"/>
        <rect x="170" y="690" width="110" height="110" fill="${fill(4)}"/>
        <circle cx="820" cy="760" r="150" fill="${fill(5)}"/>
        <rect x="790" y="910" width="60" height="170" fill="${fill(6)}"/>
        ${boxes.join('')}
      </g>
      <circle cx="400" cy="970" r="9" fill="${ink}"/>
      ${extra}
    </svg>`),
  );
}

/** Even noise that is the same on every run; `amount` is the share of pixels set black or white. */
export async function saltAndPepper(picture: Sharp, amount: number): Promise<Buffer> {
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  let seed = 1;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    if (seed / 2147483648 < amount) data[at] = seed % 2 === 0 ? 0 : 255;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Grain of a camera: each pixel moved by up to `strength` shades either way. */
export async function grain(picture: Sharp, strength: number): Promise<Buffer> {
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  let seed = 3;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const moved = (data[at] ?? 0) + (seed / 1073741824 - 1) * strength;
    data[at] = Math.max(0, Math.min(255, Math.round(moved)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}

/** What a provider may send that was asked for outlines: balls in the light of a lamp, a soft sky, a furry hill, all in shades. */
export function paint(): Sharp {
  const ball = (x: number, y: number, radius: number): string =>
    `<ellipse cx="${x + radius / 3}" cy="${y + radius}" rx="${radius}" ry="${radius / 4}" fill="#333" opacity="0.5"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ball)"/>`;
  const fur = Array.from({ length: 4000 }, (_, index) => {
    const [x, y] = [(index * 389) % 1024, 1000 + ((index * 211) % 536)];
    const shade = 40 + ((index * 97) % 150);
    return `<path d="M${x} ${y} q${4 + (index % 9)} -14 ${(index % 13) - 6} -34" stroke="rgb(${shade},${shade},${shade})"/>`;
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536" viewBox="0 0 1024 1536">
      <defs>
        <linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#567"/><stop offset="1" stop-color="#eee"/></linearGradient>
        <radialGradient id="ball" cx="0.35" cy="0.3" r="0.75">
          <stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="#a66"/><stop offset="1" stop-color="#211"/>
        </radialGradient>
      </defs>
      <rect width="1024" height="1536" fill="url(#sky)"/>
      <rect y="980" width="1024" height="556" fill="#777"/>
      <g fill="none" stroke-width="3">${fur.join('')}</g>
      ${[ball(260, 260, 150), ball(700, 380, 220), ball(330, 760, 200), ball(760, 900, 130), ball(200, 1200, 170)].join('')}
      ${[ball(520, 1300, 120), ball(850, 1300, 110), ball(540, 560, 90), ball(900, 640, 70)].join('')}
    </svg>`),
  );
}
