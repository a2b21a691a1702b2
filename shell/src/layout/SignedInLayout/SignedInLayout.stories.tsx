import { registerUnsentWork } from '@lineleaf/api-client';
import { buildUser } from '@lineleaf/api-client/testing';
import { Screen } from '@lineleaf/design-system';
import { tabsOf } from '@lineleaf/releases/discovery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import '../../messages.ts';
import { buildRemote } from '../../testing/discovered.ts';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import { SignedInLayout } from './SignedInLayout.tsx';

const robin = buildUser({ username: 'Robin', credits: 8 });
const administrator = buildUser({ username: 'Administrator', is_admin: true });
const PHONE = { name: 'Phone', styles: { width: '390px', height: '844px' } };
const SMALL_PHONE = { name: 'Small phone', styles: { width: '320px', height: '640px' } };

const ROUTES = ['', 'gallery', 'favorites'].map((path) => ({ path, access: 'user' as const }));
const ADMIN_ROUTES = [{ path: 'admin', access: 'admin' as const }];
const REMOTES = [
  buildRemote('mfe-studio', { routes: ROUTES, tabs: tabsOf({ routes: ROUTES }) }),
  buildRemote('mfe-admin', { routes: ADMIN_ROUTES, tabs: tabsOf({ routes: ADMIN_ROUTES }) }),
];

type Account = ReturnType<typeof buildUser>;

function show(user: Account, { isOffline = false, path = '/' } = {}) {
  const element = (
    <SignedInLayout user={user} remotes={REMOTES}>
      {path === '/' ? <Screen title="Lineleaf">{null}</Screen> : <NotFoundScreen />}
    </SignedInLayout>
  );
  return {
    screen: {
      routes: [{ path: '*', element }],
      path,
      user,
      hasOwnMain: true,
      state: { session: { status: 'signedIn', user, isOffline } },
    },
  };
}

const meta: Meta<typeof SignedInLayout> = {
  title: 'Screens/Shell/Signed In',
  component: SignedInLayout,
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { phone: PHONE, smallPhone: SMALL_PHONE } },
    ...show(robin),
  },
};
export default meta;

type Story = StoryObj<typeof SignedInLayout>;

/** The header's buttons by their order: theme, language, help, log out. */
const button = (place: number) => screen.getAllByRole('button')[place] ?? document.body;

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Robin' })).toHaveAttribute('href', '/settings');
    await expect(canvas.getByRole('link', { name: /8/ })).toHaveAttribute('href', '/credits');
  },
};

export const Administrator: Story = {
  parameters: show(administrator),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav a[href="/admin"]')).toBeVisible();
  },
};

export const LongNameAndManyCredits: Story = {
  parameters: show(
    buildUser({ username: 'Wilhelmina von und zu Hohenstein-Regenbogen', credits: 1_000_000 }),
  ),
  play: fitsTheWidth,
};

export const OnAPhone: Story = {
  parameters: show(administrator),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: fitsTheWidth,
};

export const OnASmallPhone: Story = {
  parameters: show(buildUser({ username: 'Wilhelmina von und zu Hohenstein', credits: 1_000_000 })),
  globals: { viewport: { value: 'smallPhone', isRotated: false } },
  play: fitsTheWidth,
};

export const ThemeMenuOpen: Story = {
  play: async () => {
    await userEvent.click(button(0));
    await expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(3);
  },
};

export const LanguageMenuOpen: Story = {
  play: async () => {
    await userEvent.click(button(1));
    await expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(4);
  },
};

export const Offline: Story = {
  parameters: show(robin, { isOffline: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const LogoutWithUnsentWork: Story = {
  beforeEach: () =>
    registerUnsentWork({ id: 'story', send: () => Promise.resolve(), discard: () => Promise.resolve() }),
  play: async () => {
    await userEvent.click(button(3));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.querySelectorAll('button')).toHaveLength(3);
  },
};

export const NotFound: Story = {
  parameters: show(robin, { path: '/nowhere' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

async function fitsTheWidth(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
