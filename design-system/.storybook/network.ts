import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1275 1650" width="1275" height="1650">
<rect width="1275" height="1650" fill="#fff"/><g fill="none" stroke="#000" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<circle cx="637" cy="560" r="150"/><path d="M590 530v20M684 530v20M570 600q67 70 134 0"/>
<path d="M637 410c-60-130-20-230 0-260 20 30 60 130 0 260M637 710c-60 130-20 230 0 260 20-30 60-130 0-260M487 560c-130-60-230-20-260 0 30 20 130 60 260 0M787 560c130-60 230-20 260 0-30 20-130 60-260 0M531 454c-140-50-180-150-185-185 35 5 135 45 185 185M743 454c140-50 180-150 185-185-35 5-135 45-185 185M531 666c-140 50-180 150-185 185 35-5 135-45 185-185M743 666c140 50 180 150 185 185-35-5-135-45-185-185"/>
<path d="M637 970c-20 200 30 340 0 560M637 1330c110-150 240-130 290-100-40 90-150 170-290 130M637 1250c-110-130-230-110-280-80 40 80 140 150 280 110M150 1540q480-60 980 0"/></g></svg>`;

const picture = http.get('*/api/coloring-pages/:id/image', () =>
  HttpResponse.text(PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } }),
);

const worker = setupWorker();
let starting: Promise<unknown> | undefined;

/** Answers API calls of the coming story with `handlers`; pictures of pages are always there. */
export async function answerWith(handlers: readonly RequestHandler[]): Promise<void> {
  starting ??= worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest: ({ url }, print) => {
      if (new URL(url).pathname.startsWith('/api/')) print.error();
    },
  });
  await starting;
  worker.resetHandlers(...handlers, picture);
}
