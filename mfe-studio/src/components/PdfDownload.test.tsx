import { type ColoringPage, getPagePdf, listColoringPages } from '@lineleaf/api-client/contract';
import { buildPage, errorResponse, mockEndpoint, networkError } from '@lineleaf/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { renderStudio, server } from '../testing/studioTest.tsx';

async function clickDownload(button = 'Download PDF', more: Partial<ColoringPage> = {}): Promise<void> {
  const page = buildPage({ prompt: 'a teddy bear', ...more });
  server.use(mockEndpoint(listColoringPages, [page]));
  renderStudio('/gallery');
  await userEvent.click(await screen.findByRole('button', { name: 'a teddy bear' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Paper' }), 'letter');
  await userEvent.click(screen.getByRole('button', { name: button }));
}

it('fetches the PDF for the chosen paper with the token and saves it under the name of the prompt', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} }));
  const onPdf = vi.fn(
    ({ request }: { request: Request; query: URLSearchParams }) =>
      new HttpResponse(request.headers.get('Authorization')) as Response,
  );
  server.use(mockEndpoint(getPagePdf, onPdf));
  await clickDownload();
  await waitFor(() => expect(saved).toEqual(['a-teddy-bear.pdf blob:pdf']));
  const call = onPdf.mock.calls[0]?.[0];
  expect(call?.request.headers.get('Authorization')).toBe('Bearer test-token');
  expect(call?.query.get('paper')).toBe('letter');
  expect(localStorage.getItem('lineleaf.paper')).toBe('letter');
});

it('says why the PDF cannot be had', async () => {
  server.use(mockEndpoint(getPagePdf, () => errorResponse('RATE_LIMITED', 'Too many attempts.')));
  await clickDownload();
  expect(await screen.findByText('Too many attempts.')).toBeInTheDocument();
});

it('says when the PDF cannot be had, where nobody tells why', async () => {
  server.use(mockEndpoint(getPagePdf, () => networkError()));
  await clickDownload();
  expect(await screen.findByText('The PDF could not be downloaded. Please try again.')).toBeInTheDocument();
});

it('offers a page whose colors are known to be colored by number, and no other', async () => {
  const asked: (string | null)[] = [];
  server.use(
    mockEndpoint(getPagePdf, ({ query }) => {
      asked.push(query.get('numbers'), query.get('paper'));
      return errorResponse('UNAVAILABLE');
    }),
  );
  await clickDownload('Color by number', { suggestion_url: '/api/coloring-pages/1/suggestion?sig=x' });
  await waitFor(() => expect(asked).toEqual(['1', 'letter']));
});

it('does not offer numbers for a page whose colors nobody knows', async () => {
  server.use(mockEndpoint(getPagePdf, () => errorResponse('UNAVAILABLE')));
  await clickDownload();
  expect(screen.queryByRole('button', { name: 'Color by number' })).toBeNull();
});
