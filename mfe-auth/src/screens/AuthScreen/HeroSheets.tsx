import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { imagePathOf } from './exampleImage.ts';
import classes from './HeroSheets.module.css';

/** Sun, garden and race cars. */
const SHOWN = [EXAMPLES[2], EXAMPLES[9], EXAMPLES[6]];

/** Three finished sheets, fanned out; an ornament, for the carousel below shows and names them all. */
export function HeroSheets() {
  return (
    <div className={classes.sheets} aria-hidden="true">
      {SHOWN.map(({ id }) => (
        <div key={id} className={classes.sheet}>
          <PageImage src={imagePathOf(id)} alt="" isEager />
        </div>
      ))}
    </div>
  );
}
