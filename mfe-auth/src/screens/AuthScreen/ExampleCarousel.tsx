import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { Carousel } from '@lineleaf/design-system/carousel';
import { ArrowRightIcon } from '@lineleaf/design-system/icons';
import { useTranslation } from 'react-i18next';
import classes from './ExampleCarousel.module.css';
import { examplePicture } from './examplePicture.ts';

const INTERVAL_MS = 4000;

/** The ten examples, each with the words that it was made from. Their ids are fixed, so no list is asked for. */
export function ExampleCarousel() {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.examples}>
      <h2>{t('examples.heading')}</h2>
      <div className={classes.carousel}>
        <Carousel
          label={t('examples.heading')}
          intervalMs={INTERVAL_MS}
          previousLabel={t('examples.previous')}
          nextLabel={t('examples.next')}
          slideLabel={(number) => t('examples.slide', { number })}
          slides={EXAMPLES.map(({ id, prompt }) => ({
            id,
            label: prompt,
            content: <Example id={id} prompt={prompt} />,
          }))}
        />
      </div>
    </div>
  );
}

function Example({ id, prompt }: { readonly id: string; readonly prompt: string }) {
  return (
    <figure className={classes.example}>
      <figcaption className={classes.words} lang="en">
        “{prompt}”
      </figcaption>
      <ArrowRightIcon className={classes.arrow} aria-hidden="true" />
      <div className={classes.sheet}>
        <PageImage {...examplePicture(id)} sizes="(min-width: 44rem) 25rem, 80vw" alt={prompt} />
      </div>
    </figure>
  );
}
