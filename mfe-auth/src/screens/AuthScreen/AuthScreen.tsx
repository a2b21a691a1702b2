import { Button, CheckIcon, Logo } from '@lineleaf/design-system';
import '@lineleaf/design-system/opening.css';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './AuthCard.tsx';
import classes from './AuthScreen.module.css';
import { ExampleCarousel } from './ExampleCarousel.tsx';
import { HeroSheets } from './HeroSheets.tsx';
import { Benefits, HowItWorks, Occasions } from './LandingSections.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const BENEFITS = ['credits', 'instant', 'color', 'print', 'subscription'] as const;

/** The landing screen of signed-out visitors, with the card to sign up or log in. */
export function AuthScreen() {
  const { t } = useTranslation('auth');
  return (
    <div className={`opening ${classes.landing}`}>
      <Hero />
      <ExampleCarousel />
      <HowItWorks />
      <Benefits />
      <Occasions />
      <section className={classes.call}>
        <h2>{t('call.heading')}</h2>
        <p>{t('call.text')}</p>
        <Button size="large" onClick={scrollToTop}>
          {t('call.button')}
        </Button>
      </section>
      <footer className={classes.footer}>
        <Logo size="small" />
        <p>{t('footer.text')}</p>
      </footer>
    </div>
  );
}

function Hero() {
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
        <ShareMenu />
      </div>
      <HeroSheets />
      <div className="opening-card">
        <AuthCard />
      </div>
    </section>
  );
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}
