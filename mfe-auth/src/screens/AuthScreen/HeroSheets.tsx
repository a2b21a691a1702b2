import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { examplePicture } from './examplePicture.ts';

/** Sun, garden and race cars. */
const SHOWN = [EXAMPLES[2], EXAMPLES[9], EXAMPLES[6]];

/** Three finished sheets, fanned out; an ornament, for the carousel below shows and names them all. */
export function HeroSheets() {
  return (
    <div className="opening-sheets" aria-hidden="true">
      {SHOWN.map(({ id }) => (
        <div key={id} className="opening-sheet">
          <PageImage {...examplePicture(id)} sizes="(min-width: 40rem) 13rem, 34vw" alt="" isEager />
        </div>
      ))}
    </div>
  );
}
