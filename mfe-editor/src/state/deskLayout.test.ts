import { expect, it } from 'vitest';
import { layOutDesk } from './deskLayout.ts';

const layOut = (width: number, height: number, topPx = 107, remPx = 16) =>
  layOutDesk({ window: { width, height }, topPx, remPx });

it('puts toolbar, page and colors side by side on a desktop and on a phone that lies', () => {
  expect(layOut(1440, 900)).toMatchObject({ arrangement: 'row', toolColumns: 1, isNarrow: false });
  expect(layOut(844, 390)).toMatchObject({ arrangement: 'row', toolColumns: 3, isNarrow: false });
  expect(layOut(640, 360)).toMatchObject({ arrangement: 'row', toolColumns: 3, isNarrow: true });
});

it('puts them below each other on upright phones and tablets', () => {
  expect(layOut(390, 844)).toMatchObject({ arrangement: 'column', isNarrow: true });
  expect(layOut(320, 568)).toMatchObject({ arrangement: 'column', isNarrow: true });
  expect(layOut(820, 1180)).toMatchObject({ arrangement: 'column', isNarrow: false });
});

it('folds the toolbar as the window gets lower', () => {
  expect(layOut(1280, 900).toolColumns).toBe(1);
  expect(layOut(1366, 650).toolColumns).toBe(2);
  expect(layOut(1280, 480).toolColumns).toBe(3);
});

it('takes larger text for less room', () => {
  expect(layOut(1280, 900, 305, 32)).toMatchObject({ arrangement: 'row', toolColumns: 3, isNarrow: true });
  expect(layOut(390, 844, 210, 32)).toMatchObject({ arrangement: 'column', isNarrow: true });
});

it('reaches to the bottom of the window, and is no lower than a small page needs', () => {
  expect(layOut(1440, 900).heightPx).toBe(900 - 107 - 12);
  expect(layOut(740, 360, 0).heightPx).toBe(360 - 12);
  expect(layOut(844, 390).heightPx).toBe(320);
  expect(layOut(480, 300).heightPx).toBe(300);
});

it('folds the sliders away where page and colors need the room, and the materials on the lowest windows', () => {
  expect(layOut(1440, 900)).toMatchObject({ isFolded: false, isLow: false });
  expect(layOut(820, 1180, 0)).toMatchObject({ isFolded: true, isLow: false });
  expect(layOut(390, 844, 0)).toMatchObject({ isFolded: true, isLow: false });
  expect(layOut(360, 640, 0)).toMatchObject({ isFolded: true, isLow: true });
  expect(layOut(740, 360, 0)).toMatchObject({ isFolded: true, isLow: true });
});
