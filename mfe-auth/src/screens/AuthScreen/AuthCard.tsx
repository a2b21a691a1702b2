import { Card, TabPanel, Tabs } from '@lineleaf/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardMode } from '../../components/withArrival.tsx';
import { type AuthDraft, EMPTY_DRAFT } from './authDraft.ts';
import { LoginForm } from './LoginForm.tsx';
import { createChallenge, type MathChallenge } from './mathChallenge.ts';
import { SignupForm } from './SignupForm.tsx';

interface AuthCardProps {
  readonly firstChallenge?: MathChallenge;
  readonly firstMode?: CardMode;
}

/** Sign Up (default) and Log In. The human check is renewed as the specification says (section 4, Auth card). */
export function AuthCard({ firstChallenge, firstMode = 'signup' }: AuthCardProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState(firstMode);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [challenge, setChallenge] = useState(() => firstChallenge ?? createChallenge());
  const [isBusy, setIsBusy] = useState(false);
  const renewChallenge = () => setChallenge(createChallenge());
  const change = (part: Partial<AuthDraft>) => setDraft((current) => ({ ...current, ...part }));

  const switchTo = (next: string) => {
    setMode(next === 'login' ? 'login' : 'signup');
    if (next === 'signup') renewChallenge();
  };
  const form = { draft, onDraftChange: change, onBusyChange: setIsBusy };
  return (
    <Card padding="large" isRaised>
      <Tabs
        label={t('card.label')}
        value={mode}
        onValueChange={switchTo}
        tabs={[
          { value: 'signup', label: t('card.signupTab'), isDisabled: isBusy },
          { value: 'login', label: t('card.loginTab'), isDisabled: isBusy },
        ]}
      >
        <TabPanel value="signup">
          <SignupForm {...form} challenge={challenge} onWrongAnswer={renewChallenge} />
        </TabPanel>
        <TabPanel value="login">
          <LoginForm {...form} onRefused={renewChallenge} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
