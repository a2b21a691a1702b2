import sharp from 'sharp';
import { ADMIN } from '../src/productServer.mjs';

/** @typedef {{ tokens: { member: string, newcomer: string, admin: string }, pageId: string }} Content */

const PROMPTS = [
  'a friendly dragon reading a book',
  'two rabbits having a picnic',
  'a rocket above the moon and stars',
  'a cat in a garden with tulips',
  'a smiling octopus with three fish',
  'a farm with a cow, a pig and a tractor',
  'a unicorn under a rainbow',
  'an owl on a tree at night',
];
const FAVORITES = 4;
const COLORS = ['#f4b6a6', '#ffd666', '#9fd8c0', '#a7c8f0', '#d9b8e8', '#f7e3a1', '#c9e29b'];
const WHITE = 255;

/**
 * Fills a fresh product: a member with pages, favorites, a colored page and bought credits; a newcomer with nothing; users
 * for the administrator.
 * @param {string} url
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Content>}
 */
export async function makeContent(url, browser) {
  const call = caller(url);
  const admin = (await call('POST', '/api/auth/login', ADMIN)).access_token;
  for (const name of ['Ada', 'Noor', 'Mateo', 'Yuki', 'Lena', 'Tomás']) await signUp(call, name);
  const newcomer = await signUp(call, 'Sam');
  const member = await signUp(call, 'Robin');
  await buyCredits(url, browser, member);
  const pages = [];
  for (const prompt of PROMPTS) {
    pages.push(await call('POST', '/api/generate-coloring-page', { prompt }, member));
  }
  const last = pages.at(-1);
  const image_base64 = await colored(last.image_base64);
  const color_data = { colors_used: COLORS.length };
  await call(
    'POST',
    '/api/coloring-pages/colored',
    { original_page_id: last.id, image_base64, color_data },
    member,
  );
  for (const { id } of pages.slice(0, FAVORITES)) {
    await call('PATCH', `/api/coloring-pages/${id}/favorite`, { is_favorite: true }, member);
  }
  return { tokens: { member, newcomer, admin }, pageId: last.id };
}

/** @typedef {(method: string, path: string, body: object, token?: string) => Promise<any>} Call */

/**
 * @param {string} url
 * @returns {Call}
 */
function caller(url) {
  return async (method, path, body, token) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
}

/**
 * @param {Call} call
 * @param {string} username
 * @returns {Promise<string>} token
 */
async function signUp(call, username) {
  const email = `${username.normalize('NFD').replace(/\W/g, '').toLowerCase()}@example.com`;
  return (await call('POST', '/api/auth/signup', { email, username, password: 'paper-and-ink' }))
    .access_token;
}

/**
 * @param {string} url
 * @param {import('@playwright/test').Browser} browser
 * @param {string} token
 */
async function buyCredits(url, browser, token) {
  const page = await browser.newPage({ baseURL: url, serviceWorkers: 'block' });
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/credits');
  await page
    .getByRole('button', { name: /Buy Now/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Pay \$/ }).click();
  await page.getByText(/Payment successful!/).waitFor();
  await page.close();
}

/**
 * The page with its areas filled, each in one of a few colors.
 * @param {string} png base64
 * @returns {Promise<string>} PNG in base64
 */
async function colored(png) {
  const gray = await sharp(Buffer.from(png, 'base64'))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = gray.info;
  const shown = Buffer.alloc(width * height * 3);
  const done = new Uint8Array(width * height);
  let areas = 0;
  for (let start = 0; start < done.length; start += 1) {
    if (done[start] || gray.data[start] !== WHITE) continue;
    const color = areas === 0 ? '#ffffff' : (COLORS[areas % COLORS.length] ?? '#ffffff');
    const rgb = Buffer.from(color.slice(1), 'hex');
    const open = [start];
    done[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      rgb.copy(shown, at * 3);
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= done.length || done[next] || gray.data[next] !== WHITE) continue;
        done[next] = 1;
        open.push(next);
      }
    }
    areas += 1;
  }
  const raw = { width, height, channels: /** @type {const} */ (3) };
  return (await sharp(shown, { raw }).png().toBuffer()).toString('base64');
}
