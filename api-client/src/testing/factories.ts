import type {
  Activity,
  AdminUser,
  ColoringPage,
  CreditEntry,
  CreditPackage,
  Example,
  Session,
  User,
} from '../contract/index.ts';
import { EXAMPLES, PAGE_HEIGHT, PAGE_WIDTH } from '../contract/index.ts';

const CREATED_AT = '2026-01-02T03:04:05.000Z';
let sequence = 0;

/** A signed-in user with 10 credits. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: buildId(),
    email: 'robin@example.com',
    username: 'Robin',
    credits: 10,
    total_generations: 0,
    created_at: CREATED_AT,
    is_admin: false,
    ...overrides,
  };
}

/** A line page as lists show it. */
export function buildPage(overrides: Partial<ColoringPage> = {}): ColoringPage {
  const id = overrides.id ?? buildId();
  return {
    id,
    prompt: 'a teddy bear',
    title: null,
    version: 'a1b2c3d4e5f6',
    is_favorite: false,
    is_colored: false,
    image_url: `/api/coloring-pages/${id}/image?exp=1&sig=full`,
    thumbnail_url: `/api/coloring-pages/${id}/image?w=320&exp=1&sig=small`,
    preview_url: `/api/coloring-pages/${id}/image?w=640&exp=1&sig=medium`,
    original_page_id: null,
    created_at: CREATED_AT,
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    ...overrides,
  };
}

/** The ten examples. */
export function buildExamples(): Example[] {
  return EXAMPLES.map(({ id, prompt }) => ({
    id,
    prompt,
    image_url: `/api/coloring-pages/${id}/image`,
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
  }));
}

/** A package on sale. */
export function buildPackage(overrides: Partial<CreditPackage> = {}): CreditPackage {
  return {
    id: 'starter',
    name: 'Starter',
    credits: 20,
    price: 3,
    description: 'A rainy afternoon',
    ...overrides,
  };
}

/** A ledger entry as its owner sees it. */
export function buildCreditEntry(overrides: Partial<CreditEntry> = {}): CreditEntry {
  return { id: buildId(), amount: 10, kind: 'signup', reason: null, created_at: CREATED_AT, ...overrides };
}

/** A user as the administrator sees it. */
export function buildAdminUser(overrides: Partial<AdminUser> = {}): AdminUser {
  const { is_admin: _, ...account } = buildUser();
  return { ...account, ...overrides };
}

/** A log-in on another device. */
export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    id: buildId(),
    device: 'Firefox on Windows',
    created_at: CREATED_AT,
    last_used_at: CREATED_AT,
    is_current: false,
    ...overrides,
  };
}

/** A log-in in the activity of an account. */
export function buildActivity(overrides: Partial<Activity> = {}): Activity {
  return {
    id: buildId(),
    kind: 'logged_in',
    device: 'Firefox on Windows',
    created_at: CREATED_AT,
    ...overrides,
  };
}

/** A new UUID, counted up so that runs are alike. */
export function buildId(): string {
  sequence += 1;
  return `10000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`;
}
