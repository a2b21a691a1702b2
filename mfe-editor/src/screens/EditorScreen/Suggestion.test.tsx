import { type ColoringPage, getPagePdf } from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint, renderRoutes } from '@lineleaf/api-client/testing';
import { mockServer } from '@lineleaf/api-client/testing/vitest';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { Suggestion } from './Suggestion.tsx';

const server = mockServer();
const i18n = createI18n();
i18n.addResourceBundle('en', 'editor', en);

function Frame({ children }: { children: ReactNode }) {
  return <AppFrame i18n={i18n}>{children}</AppFrame>;
}

function open(page: ColoringPage) {
  return renderRoutes([{ path: '/', element: <Suggestion page={page} /> }], { path: '/', wrapper: Frame });
}

it('shows one way to color the page, and hands out its numbers', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(getPagePdf, ({ query }) => {
      asked.push(query.get('numbers'));
      return errorResponse('RATE_LIMITED', 'Too many attempts.');
    }),
  );
  const page = buildPage({ prompt: 'a fox', suggestion_url: '/api/coloring-pages/1/suggestion?sig=x' });
  open(page);
  await userEvent.click(await screen.findByRole('button', { name: 'One way to color it' }));
  expect(await screen.findByRole('img', { name: 'a fox' })).toHaveAttribute('src', page.suggestion_url);
  await userEvent.click(screen.getByRole('button', { name: 'Color by number' }));
  await screen.findByText('Too many attempts.');
  expect(asked).toEqual(['1']);
});

it('shows nothing for a page whose colors nobody knows', async () => {
  const { container } = open(buildPage());
  expect(container.querySelector('button, img')).toBeNull();
});
