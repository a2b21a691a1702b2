import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RemoteTeam, startRemoteTeam } from '@lineleaf/tooling/remote-team';

const TEXTS = 'mfe-admin/src/locales/en.json';

interface AdminTeam extends RemoteTeam {
  /** The title of its screen as it was released with the product. */
  readonly oldTitle: string;
  /** Gives the screen another title, for the next release. */
  rename(title: string): void;
}

/** The team of mfe-admin, who releases into the product whose data lie in a folder. */
export function startTeam(dataDir: string, env: Readonly<Record<string, string>> = {}): AdminTeam {
  const team = startRemoteTeam('mfe-admin', { ...env, DATA_DIR: dataDir });
  const texts = JSON.parse(readFileSync(fileURLToPath(new URL(`../../${TEXTS}`, import.meta.url)), 'utf8'));
  return {
    ...team,
    oldTitle: texts.heading,
    rename: (title) => team.edit(TEXTS, (text) => JSON.stringify({ ...JSON.parse(text), heading: title })),
  };
}
