import { Logo } from '@lineleaf/design-system';
import { CheckIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import type { CardMode } from '../../components/withArrival.tsx';
import { AuthCard } from './AuthCard.tsx';
import classes from './AuthScreen.module.css';
import { CallButton } from './CallButton.tsx';
import { ExampleCarousel } from './ExampleCarousel.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { HeroSheets } from './HeroSheets.tsx';
import { Island } from './Island.tsx';
import { Benefits, HowItWorks, Occasions } from './LandingSections.tsx';
import type { MathChallenge } from './mathChallenge.ts';
import './opening.css';
import { ShareMenu } from './ShareMenu.tsx';

const BENEFITS = ['credits', 'instant', 'color', 'print', 'subscription'] as const;

interface AuthScreenProps {
  readonly firstChallenge?: MathChallenge;
  /** Sign Up where it is left out. */
  readonly firstMode?: CardMode;
}

/** The landing screen of signed-out visitors, with the card to sign up or log in. */
export function AuthScreen(props: AuthScreenProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={`opening ${classes.landing}`}>
      <Hero {...props} />
      <Island name="examples">
        <ExampleCarousel />
      </Island>
      <HowItWorks />
      <Benefits />
      <Occasions />
      <section className={classes.call}>
        <h2>{t('call.heading')}</h2>
        <p>{t('call.text')}</p>
        <Island name="call">
          <CallButton />
        </Island>
      </section>
      <footer className={classes.footer}>
        <Logo size="small" />
        <p>{t('footer.text')}</p>
        <Island name="footer">
          <FooterLinks />
        </Island>
      </footer>
    </div>
  );
}

function Hero(card: AuthScreenProps) {
  const { t } = useTranslation('auth');
  return (
    <section className="opening-hero">
      <div className="opening-pitch">
        <h1>
          <Logo size="large" />
        </h1>
        <p className="opening-tagline">{t('hero.tagline')}</p>
        <svg className="opening-stroke" viewBox="0 0 320 18" aria-hidden="true" focusable="false">
          <path d="M4 12c38-9 70-9 104-5s62 8 96 2 70-8 112-1" />
        </svg>
        <ul className="opening-benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <CheckIcon aria-hidden="true" />
              {t(`hero.${benefit}`)}
            </li>
          ))}
        </ul>
        <div className="opening-share">
          <Island name="share">
            <ShareMenu />
          </Island>
        </div>
      </div>
      <HeroSheets />
      <div className="opening-card">
        <Island name="account">
          <AuthCard {...card} />
        </Island>
      </div>
    </section>
  );
}
