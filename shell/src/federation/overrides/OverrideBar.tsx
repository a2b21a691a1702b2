import { Button, Dialog, Field, Select } from '@lineleaf/design-system';
import { RefreshIcon } from '@lineleaf/design-system/icons';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OverrideBar.module.css';
import { addOverride, overrideOrigins, readOverrides, resetOverrides } from './remoteOverrides.ts';

interface OverrideBarProps {
  /** Names of the remotes that may be replaced. */
  readonly names: readonly string[];
  /** Reloads the page: a remote that runs cannot be taken out of it. */
  readonly onChange: () => void;
}

/** Says which remotes of this tab are not the released ones, takes that back, and replaces another. */
export function OverrideBar({ names, onChange }: OverrideBarProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const overrides = Object.entries(readOverrides());
  const reset = () => {
    resetOverrides();
    onChange();
  };
  return (
    <aside className={classes.bar} aria-label={t('override.label')} data-active={overrides.length > 0}>
      <p>
        {overrides.length === 0
          ? t('override.none')
          : overrides
              .map(([name, url]) => t('override.active', { name, origin: new URL(url).origin }))
              .join(' ')}
      </p>
      {overrides.length > 0 && (
        <Button size="small" variant="secondary" icon={<RefreshIcon />} onClick={reset}>
          {t('override.reset')}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={() => setIsOpen(true)}>
        {t('override.replace')}
      </Button>
      {isOpen && <ReplaceDialog names={names} onClose={() => setIsOpen(false)} onChange={onChange} />}
    </aside>
  );
}

function ReplaceDialog({ names, onClose, onChange }: OverrideBarProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const formId = useId();
  const [name, setName] = useState(names[0] ?? '');
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addOverride(name, url)) onChange();
    else setError(t('override.refused', { origins: overrideOrigins().join(', ') }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(next) => !next && onClose()}
      title={t('override.title')}
      description={t('override.text')}
      size="small"
      footer={
        <Button type="submit" form={formId}>
          {t('override.apply')}
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit}>
        <Select label={t('override.name')} value={name} onChange={(event) => setName(event.target.value)}>
          {names.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
        <Field
          label={t('override.url')}
          type="url"
          required
          placeholder="http://localhost:3012/mf-manifest.json"
          error={error}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
