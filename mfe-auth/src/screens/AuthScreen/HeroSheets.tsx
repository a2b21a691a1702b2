import { EXAMPLES } from '@lineleaf/api-client/contract';
import { PageImage } from '@lineleaf/design-system';
import { ColoredSheet } from './ColoredSheet.tsx';
import { examplePicture } from './examplePicture.ts';

/** Sun and race cars. */
const [LEFT, RIGHT] = [EXAMPLES[2], EXAMPLES[6]];

/**
 * A page that is being colored, between two others where there is room for them; an ornament, for the carousel below shows
 * and names what is drawn.
 */
export function HeroSheets() {
  return (
    <div className="opening-sheets" aria-hidden="true">
      <Example id={LEFT.id} />
      <div className="opening-sheet">
        <ColoredSheet />
      </div>
      <Example id={RIGHT.id} />
    </div>
  );
}

/** Fetched where it is shown alone. */
function Example({ id }: { readonly id: string }) {
  return (
    <div className="opening-sheet">
      <PageImage {...examplePicture(id)} sizes="(min-width: 42rem) 13rem, 34vw" alt="" />
    </div>
  );
}
