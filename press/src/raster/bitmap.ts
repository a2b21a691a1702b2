/** A bilevel raster, one byte a pixel, row by row: 1 is ink, 0 is paper. */
export interface Bitmap {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** The connected parts of one color in a bitmap, as runs of pixels row by row. */
export interface Components {
  /** Pixels of each component. */
  areas: Uint32Array;
  /** 1 for each component that touches the edge of the raster. */
  touchesEdge: Uint8Array;
  /** Run i covers y = rows[i], from starts[i] up to but without ends[i], and belongs to component owners[i]. */
  rows: Uint16Array;
  starts: Uint16Array;
  ends: Uint16Array;
  owners: Uint32Array;
  runCount: number;
}

/** Runs of pixels, row by row. */
export type Runs = Pick<Components, 'rows' | 'starts' | 'ends' | 'runCount'>;
