const PATIENCE_MS = 1000;

/**
 * Takes away the opening that index.html shows to visitors as soon as `root` holds a whole screen: its first-level
 * heading, and the pictures of its opening decoded, for which it waits a second at most. Where the opening is not shown
 * (somebody signed in, another address) it goes at once.
 */
export function endFirstView(root: Element): void {
  if (document.documentElement.dataset.firstView === undefined) {
    takeAway();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector('h1')) return;
    observer.disconnect();
    void arePicturesReady(root).then(takeAway);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function takeAway(): void {
  document.getElementById('first-view')?.remove();
  delete document.documentElement.dataset.firstView;
}

/** Decoded and painted: React shows a picture one turn after it was loaded. */
async function arePicturesReady(root: Element): Promise<void> {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
