import { buildPage } from '@lineleaf/api-client/testing';
import { expect, it } from 'vitest';
import { findNextPage } from './findNextPage.ts';

const [first, second, third] = [buildPage(), buildPage(), buildPage()];
const copyOf = ({ id }: typeof first) => buildPage({ is_colored: true, original_page_id: id });

it('goes on to the next page in the gallery, and from its end to its beginning', () => {
  const pages = [first, second, third];
  expect(findNextPage(first, pages)).toBe(second);
  expect(findNextPage(third, pages)).toBe(first);
});

it('passes over colored copies, what has one, and the page itself', () => {
  const copy = copyOf(second);
  const pages = [copy, first, second, third];
  expect(findNextPage(first, pages)).toBe(third);
  expect(findNextPage(copy, pages)).toBe(third);
  expect(findNextPage(first, [first, copyOf(second), second])).toBeUndefined();
});
