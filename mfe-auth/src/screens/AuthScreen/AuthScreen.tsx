import { Button, Logo } from '@lineleaf/design-system';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './AuthCard.tsx';
import classes from './AuthScreen.module.css';
import { ExampleCarousel } from './ExampleCarousel.tsx';
import { Benefits, HowItWorks, Occasions } from './LandingSections.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const BENEFITS = ['credits', 'instant', 'color', 'print', 'subscription'] as const;

/** The landing screen of signed-out visitors, with the card to sign up or log in. */
export function AuthScreen() {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.landing}>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <h1 className={classes.name}>
            <Logo size="large" />
          </h1>
          <p className={classes.tagline}>{t('hero.tagline')}</p>
          <ul className={classes.benefits}>
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{t(`hero.${benefit}`)}</li>
            ))}
          </ul>
          <ShareMenu />
        </div>
        <div className={classes.card}>
          <AuthCard />
        </div>
      </section>
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
        <p>{t('footer.text')}</p>
      </footer>
    </div>
  );
}

function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}
