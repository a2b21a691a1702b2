import { expect, it } from 'vitest';
import { type Discovery, withDiscovery, withoutDiscovery } from './discovery.ts';

const PAGE = '<head><title>Lineleaf</title></head><body>$& </body>';

it.each(['</script><script>alert(1)</script>', '<!--<script>', "$'$&</head>", '</head>'])(
  'a document that says %s ends no element of the page, and reads as before',
  (schema) => {
    const discovery: Discovery = { schema, microFrontends: {} };
    const page = withDiscovery(PAGE, discovery);
    const [, json = ''] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(discovery);
    expect(page.match(/<\/?script/g)).toHaveLength(2);
    expect(withoutDiscovery(page)).toBe(PAGE);
  },
);

it('what the screen is made of is fetched as federation asks for it, and goes with the document', () => {
  const preload = {
    url: '/releases/mfe-a/1.0.0+a/entry "x".js',
    integrity: 'sha384-e',
    as: 'script',
  } as const;
  const page = withDiscovery(PAGE, { schema: '', microFrontends: {} }, [preload]);
  expect(page).toContain(
    '<link rel="preload" as="script" href="/releases/mfe-a/1.0.0+a/entry%20%22x%22.js" integrity="sha384-e" crossorigin>',
  );
  expect(withoutDiscovery(page)).toBe(PAGE);
});

it('a page that holds none stays as it is', () => {
  expect(withoutDiscovery(PAGE)).toBe(PAGE);
});
