interface DiscoveredRelease {
  /** Its manifest. */
  readonly url: string;
  readonly extras: {
    readonly entry?: { readonly url: string };
    readonly routes: readonly { readonly path: string }[];
  };
}

interface Manifest {
  readonly exposes: readonly {
    readonly assets: Readonly<Record<'js' | 'css', { readonly sync: string[] }>>;
  }[];
}

/** Whoever begins to type will soon be in the product: has the browser fetch its page's files and those of the start screen. */
export function prefetchProduct(): void {
  for (const prefetch of [prefetchShell, prefetchStart]) prefetch().catch(() => {});
}

async function prefetchShell(): Promise<void> {
  const text = await (await fetch('/index.html')).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const files = page.querySelectorAll('script[src], link[rel=stylesheet], link[rel$=preload]');
  for (const file of files) ask(file.getAttribute('src') ?? file.getAttribute('href'));
}

async function prefetchStart(): Promise<void> {
  const { microFrontends } = await (await fetch('/discovery')).json();
  const given = Object.values<DiscoveredRelease[]>(microFrontends).flatMap(([first]) => first ?? []);
  const start = given.find(({ extras }) => extras.routes.some(({ path }) => path === ''));
  if (!start) return;
  ask(start.extras.entry?.url);
  const { exposes }: Manifest = await (await fetch(start.url)).json();
  for (const { assets } of exposes)
    for (const path of [...assets.js.sync, ...assets.css.sync])
      ask(new URL(path, new URL(start.url, location.origin)).href);
}

function ask(href: string | null | undefined): void {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', href, crossOrigin: 'anonymous' });
  document.head.append(link);
}
