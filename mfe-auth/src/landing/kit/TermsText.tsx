import { TermsSections } from '@lineleaf/design-system/light';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The whole Terms of Service, made beforehand: they are long, and their words are on the page but once. */
export function TermsText(): ReactElement {
  const { t } = useTranslation('terms');
  return process.env.LINELEAF_PRERENDER === 'yes' ? (
    <div>
      <TermsSections t={t} />
    </div>
  ) : (
    // Nothing: what stands there already stays.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
    <div dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
