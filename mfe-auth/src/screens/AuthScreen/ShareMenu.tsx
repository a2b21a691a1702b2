import { Button, copyText, Menu, toast } from '@lineleaf/design-system';
import { CopyIcon, MailIcon, ShareIcon, SmartphoneIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import { emailUrl, SHARE_PAGES } from './sharePages.ts';

/** Shares the site: a social network, a microblog, a professional network, e-mail, the clipboard, the device. */
export function ShareMenu() {
  const { t } = useTranslation('auth');
  const { host, origin } = site();
  const text = t('share.text', { host });
  const copyLink = async () => {
    if (await copyText(origin)) toast.success(t('share.copied'));
    else toast.error(t('share.notCopied', { address: origin }));
  };
  const pages = SHARE_PAGES.map(({ key, width, height, urlOf }) => ({
    label: t(`share.${key}`),
    onSelect: () => {
      window.open(urlOf(origin, text), '_blank', `noopener,width=${width},height=${height}`);
    },
  }));
  const device = {
    label: t('share.device'),
    icon: <SmartphoneIcon />,
    onSelect: () => void shareOnDevice(origin, text),
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<ShareIcon />}>
          {t('share.label')}
        </Button>
      }
      items={[
        ...pages,
        { label: t('share.email'), icon: <MailIcon />, href: emailUrl(origin, text) },
        'separator',
        { label: t('share.copy'), icon: <CopyIcon />, onSelect: () => void copyLink() },
        ...(typeof globalThis.navigator?.share === 'function' ? [device] : []),
      ]}
    />
  );
}

/** Where this page is; nowhere yet as it is made beforehand. */
function site(): Pick<Location, 'host' | 'origin'> {
  return globalThis.location ?? { host: '', origin: '' };
}

/** A share that the user cancels is silent; another failure goes to the console alone (specification, section 8). */
async function shareOnDevice(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Lineleaf', text, url });
  } catch (error) {
    if (isCancelled(error)) return;
    // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged only
    console.warn('Sharing failed', error);
  }
}

function isCancelled(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
