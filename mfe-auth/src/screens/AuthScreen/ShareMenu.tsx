import { Button, CopyIcon, MailIcon, Menu, ShareIcon, toast } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';

/** External sharing pages with the size of their windows in CSS pixels (specification, section 9). */
const TARGETS = [
  { key: 'facebook', width: 580, height: 296, url: facebookUrl },
  { key: 'twitter', width: 600, height: 400, url: twitterUrl },
  { key: 'linkedin', width: 600, height: 400, url: linkedinUrl },
] as const;

/** Shares the site: a social network, a microblog, a professional network, e-mail, the clipboard, the device. */
export function ShareMenu() {
  const { t } = useTranslation('auth');
  const text = t('share.text', { host: location.host });
  const { origin } = location;
  const canShare = typeof navigator.share === 'function';
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={<ShareIcon />}>
          {t('share.label')}
        </Button>
      }
      items={[
        ...TARGETS.map(({ key, width, height, url }) => ({
          label: t(`share.${key}`),
          onSelect: () => void window.open(url(origin, text), '_blank', `width=${width},height=${height}`),
        })),
        { label: t('share.email'), icon: <MailIcon />, href: emailUrl(origin, text) },
        'separator',
        {
          label: t('share.copy'),
          icon: <CopyIcon />,
          onSelect: () => void copyLink(origin).then(() => toast.success(t('share.copied'))),
        },
        ...(canShare
          ? [
              {
                label: t('share.device'),
                icon: <ShareIcon />,
                onSelect: () => void shareOnDevice(origin, text),
              },
            ]
          : []),
      ]}
    />
  );
}

function facebookUrl(site: string, text: string): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: site, quote: text })}`;
}

function twitterUrl(site: string, text: string): string {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: site })}`;
}

function linkedinUrl(site: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: site })}`;
}

function emailUrl(site: string, text: string): string {
  return `mailto:?subject=Lineleaf&body=${encodeURIComponent(`${text} ${site}`)}`;
}

/** The clipboard needs a secure context; on a plain LAN address the old way has to do. */
async function copyLink(site: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(site);
  const field = document.createElement('textarea');
  field.value = site;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** A share that the user cancels is silent; another failure goes to the console alone (specification, section 8). */
async function shareOnDevice(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Lineleaf', text, url });
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged only
    console.warn('Sharing failed', error);
  }
}
