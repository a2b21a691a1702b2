import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import type { Remote } from '../discovery.ts';
import { OverrideBar } from './OverrideBar.tsx';
import { addOverride, readOverrides, withOverrides } from './remoteOverrides.ts';

const ALLOWED = 'http://localhost:3012';
const MANIFEST = `${ALLOWED}/mf-manifest.json`;
const KEY = 'lineleaf.remoteOverrides';
const studio: Remote = {
  name: 'mfe-studio',
  version: '1.0.0+a',
  entry: '/releases/mfe-studio/1.0.0+a/remoteEntry.js',
  integrity: 'sha384-e',
  routes: [{ path: '', access: 'user' }],
  tabs: [],
};

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = 'lineleaf:override-origins';
  meta.content = `https://preview.example ${ALLOWED}`;
  document.head.append(meta);
});
afterEach(() => document.querySelector('meta[name="lineleaf:override-origins"]')?.remove());

const open = async () => {
  const onChange = vi.fn();
  await renderShell(<OverrideBar names={['mfe-studio', 'mfe-billing']} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
};

describe('a replaced remote', () => {
  it('has the routes of the release and the files of its stand-in, whose hashes nobody knows', () => {
    addOverride('mfe-studio', MANIFEST);
    expect(withOverrides([studio])).toEqual([
      {
        ...studio,
        entry: MANIFEST,
        integrity: '',
        standInManifest: MANIFEST,
      },
    ]);
  });

  it.each([
    ['another origin', 'https://evil.example/mf-manifest.json'],
    ['an origin that only begins alike', 'http://localhost:30120/mf-manifest.json'],
    ['no URL', 'mf-manifest.json'],
  ])('is never of %s, not even when the tab remembers so', (_, url) => {
    expect(addOverride('mfe-studio', url)).toBe(false);
    sessionStorage.setItem(KEY, JSON.stringify({ 'mfe-studio': url }));
    expect(withOverrides([studio])).toEqual([studio]);
  });

  it.each(['{"mfe-studio', 'null', '7'])('is forgotten where the tab remembers no such thing: %s', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(withOverrides([studio])).toEqual([studio]);
  });
});

describe('the bar of replaced parts', () => {
  it('replaces a part after it is asked for its address', async () => {
    const { onChange, user } = await open();
    expect(screen.getByText('Every part comes from its release.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace a part…' }));
    await user.selectOptions(screen.getByLabelText('Part'), 'mfe-billing');
    await user.type(screen.getByLabelText('Address of its manifest'), MANIFEST);
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(readOverrides()).toEqual({ 'mfe-billing': MANIFEST });
  });

  it('refuses an origin that is not allowed, says which are, and changes nothing', async () => {
    const { onChange, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Replace a part…' }));
    await user.type(
      screen.getByLabelText('Address of its manifest'),
      'https://evil.example/mf-manifest.json',
    );
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(
      screen.getByText(`Only these origins are allowed: https://preview.example, ${ALLOWED}`),
    ).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    expect(readOverrides()).toEqual({});
  });

  it('names what is replaced and takes it back', async () => {
    addOverride('mfe-studio', MANIFEST);
    const { onChange, user } = await open();
    expect(screen.getByText(`mfe-studio comes from ${ALLOWED} in this tab.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the releases' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(readOverrides()).toEqual({});
  });
});
