import { useTranslation } from 'react-i18next';

/** Names a device in the reader's language, from the label that the server keeps (`Firefox on Windows`). */
export function useDeviceName(): (device: string | null) => string {
  const { t } = useTranslation('settings');
  return (device) => {
    if (device === null) return t('device.unknown');
    const [browser, system] = device.split(' on ');
    return system === undefined ? device : t('device.known', { browser, system });
  };
}
