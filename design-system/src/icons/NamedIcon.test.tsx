import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileTextIcon, HeartIcon } from './index.ts';
import { NamedIcon } from './NamedIcon.tsx';

const drawn = (name: string) => render(<NamedIcon name={name} />).container.innerHTML;

it('is the icon of that name, hidden from who listens', () => {
  expect(drawn('HeartIcon')).toBe(render(<HeartIcon aria-hidden />).container.innerHTML);
  expect(drawn('HeartIcon')).toContain('aria-hidden="true"');
});

it.each(['', 'IconOfTomorrow', 'toString', '__proto__'])('is a sheet of paper for %j', (name) => {
  expect(drawn(name)).toBe(render(<FileTextIcon aria-hidden />).container.innerHTML);
});
