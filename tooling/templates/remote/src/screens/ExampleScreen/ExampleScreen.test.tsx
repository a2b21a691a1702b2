import { buildUser, renderRoutes } from '@lineleaf/api-client/testing';
import { AppFrame } from '@lineleaf/design-system';
import { createI18n } from '@lineleaf/design-system/i18n';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import fr from '../../locales/fr.json';
import { routes } from '../../routes.tsx';

describe('/example-path', () => {
  it.each(Object.entries({ es, fr, de, en }))(
    'says in %s that there is nothing yet',
    async (language, texts) => {
      const i18n = createI18n({ language });
      const wrapper = ({ children }: { children: ReactNode }) => <AppFrame i18n={i18n}>{children}</AppFrame>;
      renderRoutes(routes, { path: '/example-path', user: buildUser(), wrapper });
      expect(await screen.findByText(texts.empty.text)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    },
  );
});
