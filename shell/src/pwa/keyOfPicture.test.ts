import { expect, it } from 'vitest';
import { keyOfPicture } from './keyOfPicture.ts';

const PICTURE = 'https://lineleaf.test/api/coloring-pages/7/image';

it('a picture is kept whatever the signature of the day, each width of it', () => {
  expect(keyOfPicture(`${PICTURE}?exp=1&sig=a`)).toBe(keyOfPicture(`${PICTURE}?exp=2&sig=b`));
  expect(keyOfPicture(`${PICTURE}?w=320&exp=1&sig=a`)).toBe(keyOfPicture(`${PICTURE}?w=320&exp=2&sig=b`));
  expect(keyOfPicture(`${PICTURE}?w=320&exp=1&sig=a`)).not.toBe(keyOfPicture(`${PICTURE}?w=640&exp=1&sig=a`));
});

it('a picture that was saved over stands for none of its later ones', () => {
  const keys = ['?exp=1&sig=a', '?v=b&exp=1&sig=b', '?v=c&exp=1&sig=c', '?w=320&v=c&exp=1&sig=d'];
  expect(new Set(keys.map((query) => keyOfPicture(PICTURE + query))).size).toBe(keys.length);
});
