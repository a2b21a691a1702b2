import { useTranslation } from 'react-i18next';
import { AuthScreen } from '../screens/AuthScreen/AuthScreen.tsx';
import { Island } from '../screens/AuthScreen/Island.tsx';
import { changeLanguage } from './changeLanguage.ts';
import classes from './LandingPage.module.css';
import { landingData } from './landingData.ts';
import { Preferences } from './Preferences.tsx';

/** What a question is made of that nobody is asked: the page's own lines put another in its place. */
const NO_QUESTION = { a: 3, b: 4 };

/** The landing as its own page shows it: the screen, with what the shell would set around it. */
export function LandingPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <Island name="preferences">
        <Preferences theme="system" language={landingData().language} onLanguageChange={changeLanguage} />
      </Island>
      <main>
        <noscript>
          <p className={classes.notice}>{t('page.scripts')}</p>
        </noscript>
        <AuthScreen firstChallenge={NO_QUESTION} />
      </main>
    </>
  );
}
