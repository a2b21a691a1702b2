import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { imagePathOf } from './exampleImage.ts';

/** Sun, garden and race cars. */
const SHOWN = [EXAMPLES[2], EXAMPLES[9], EXAMPLES[6]];

/** Three finished sheets, fanned out; an ornament, for the carousel below shows and names them all. */
export function HeroSheets() {
  return (
    <div className="opening-sheets" aria-hidden="true">
      {SHOWN.map(({ id }) => (
        <div key={id} className="opening-sheet">
          <PageImage src={imagePathOf(id)} alt="" isEager />
        </div>
      ))}
    </div>
  );
}
