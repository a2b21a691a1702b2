import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RegionInfo } from '../../engine/navigate.ts';
import '../../routes.tsx';
import { Frame } from '../../testing/editorTest.tsx';
import { RegionNews } from './RegionNews.tsx';

const region: RegionInfo = {
  ...{ id: 1, count: 2, x: 5, y: 5, color: 0xffffff },
  ...{ left: 0, top: 0, right: 10, bottom: 10 },
};

it('says what came last, and old news not again', () => {
  const { rerender, container } = render(<RegionNews region={null} news="" />, { wrapper: Frame });
  const says = (chosen: RegionInfo | null, news: string) => {
    rerender(<RegionNews region={chosen} news={news} />);
    return container.querySelector('p[aria-live]')?.textContent;
  };
  expect(says(region, '')).toBe('Area 1 of 2: White');
  expect(says(region, 'Heart is on the page')).toBe('Heart is on the page');
  expect(says({ ...region, id: 2 }, 'Heart is on the page')).toBe('Area 2 of 2: White');
  expect(says(null, 'Heart is on the page')).toBe('');
  expect(says(region, 'Heart is on the page')).toBe('Area 1 of 2: White');
  expect(says(null, 'Heart placed')).toBe('Heart placed');
});
