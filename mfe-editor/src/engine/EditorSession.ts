import { PngError } from '@lineleaf/press/png';
import { pixelOver, rgbOf } from './color.ts';
import { layPicture } from './colors.ts';
import { decodePng, pngSize } from './decodePng.ts';
import { writeDocument } from './document.ts';
import { Editor } from './Editor.ts';
import { encodePng } from './encodePng.ts';
import { MATERIALS } from './entry.ts';
import { prepareGrains, sampleOf } from './grain.ts';
import { linePlaneOf, linePlaneOfColored, linePlaneWithStickers, pixelsOf } from './linePlane.ts';
import { describeRegion, regionToward } from './navigate.ts';
import { blankPage, setPage } from './page.ts';
import { createPicture, type Picture } from './picture.ts';
import type { Image, Transform } from './png.ts';
import type { CallName, Calls, OpenReply, OpenRequest } from './protocol.ts';
import type { Rect } from './rect.ts';
import type { CreatePlane } from './shownPlane.ts';

/** Where a session shows its picture. */
export interface Surface {
  /** Takes a new picture: RGBA words that later change in place. */
  attach(pixels: Uint32Array<ArrayBuffer>, width: number): void;
  /** Shows what changed. */
  paint(rect: Rect): void;
}

/** zlib both ways. */
export interface Codec {
  inflate: Transform;
  deflate: Transform;
}

/** What a session takes from the platform that it runs on. */
export interface Platform {
  codec: Codec;
  createPlane: CreatePlane;
  /** Resolves once calls that wait were served. */
  readonly pause: () => Promise<void>;
}

type Handlers = { [Name in CallName]: (request: Calls[Name]['request']) => Promise<Calls[Name]['reply']> };

/** Calls that read nothing of the page and change nothing of it. */
const APART: ReadonlySet<CallName> = new Set(['samples'] satisfies CallName[]);

/**
 * One page being edited, behind calls that may cross a thread. Calls are answered in the order they came; those that have nothing
 * to do with the page hold up none.
 */
export class EditorSession {
  private editor: Editor | null = null;
  private preparing: Iterator<void> | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly surface: Surface,
    private readonly platform: Platform,
  ) {}

  /** Answers a call; rejects if no page is open yet. */
  call<Name extends CallName>(name: Name, request: Calls[Name]['request']): Promise<Calls[Name]['reply']> {
    if (APART.has(name)) return this.handlers[name](request);
    const answer = this.last.then(() => this.handlers[name](request));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private readonly handlers: Handlers = {
    open: (request) => this.open(request),
    act: async (action) => {
      const editor = this.opened();
      const { shown } = editor.picture;
      const outcome = editor.apply(action);
      if (editor.picture.shown !== shown) this.attach(editor.picture);
      if (outcome.kind === 'changed' && outcome.rect) this.surface.paint(outcome.rect);
      return { outcome, status: editor.status };
    },
    pick: async ({ x, y }) => {
      const pixel = this.opened().pick(x, y);
      return pixel === null ? null : rgbOf(pixel);
    },
    region: async ({ id, toward }) => {
      const { picture } = this.opened();
      return describeRegion(picture, toward ? regionToward(picture, id, toward) : id);
    },
    regionAt: async ({ x, y }) => {
      const { picture } = this.opened();
      const { width, height, owner } = picture.regions;
      if (!(x >= 0 && y >= 0 && x < width && y < height)) return null;
      return describeRegion(picture, owner[Math.floor(y) * width + Math.floor(x)] as number);
    },
    prepare: async () => {
      const { picture } = this.opened();
      this.preparing ??= prepareGrains(picture);
      return this.preparing.next().done !== true;
    },
    samples: async ({ color, opacity, sizePx }) => {
      const pixel = pixelOver(color, opacity);
      const size = sizePx * sizePx;
      const samples = new Uint32Array(size * MATERIALS.length);
      for (const [k, material] of MATERIALS.entries()) {
        // Whoever has chosen a color wants it on the page first.
        await this.platform.pause();
        samples.set(sampleOf(pixel, material, sizePx), k * size);
      }
      return encodePng(samples, sizePx, this.platform.codec.deflate);
    },
    exportPng: async () => {
      const { picture } = this.opened();
      return encodePng(picture.shown, picture.regions.width, this.platform.codec.deflate);
    },
    writeDocument: async () => writeDocument(this.opened().picture),
  };

  private opened(): Editor {
    if (!this.editor) throw new Error('No page is open');
    return this.editor;
  }

  private async open(request: OpenRequest): Promise<OpenReply> {
    const picture = await this.openPicture(request);
    if (typeof picture === 'string') return { ok: false, reason: picture };
    const editor = new Editor(picture);
    const isResumed = request.draft !== null && editor.resume(request.draft);
    this.editor = editor;
    this.preparing = null;
    const { count } = picture.regions;
    this.attach(picture);
    return { ok: true, regionCount: count, isResumed, status: editor.status };
  }

  private attach({ shown, regions: { width, height } }: Picture): void {
    this.surface.attach(shown, width);
    this.surface.paint({ left: 0, top: 0, right: width, bottom: height });
  }

  private async openPicture(request: OpenRequest): Promise<Picture | 'broken' | 'size'> {
    const { codec, createPlane } = this.platform;
    const files = [request.lines, request.colored].filter((file) => file !== null);
    for (const file of files) {
      const size = pngSize(file);
      if (!size) return 'broken';
      if (size.width !== request.width || size.height !== request.height) return 'size';
    }
    try {
      const lines = request.lines && (await decodePng(request.lines, codec.inflate));
      const colored = request.colored && (await decodePng(request.colored, codec.inflate));
      return pictureOf(lines, colored, createPlane) ?? 'broken';
    } catch (error) {
      if (error instanceof PngError) return 'broken';
      throw error;
    }
  }
}

function pictureOf(lines: Image | null, colored: Image | null, createPlane: CreatePlane): Picture | null {
  const source = lines ?? colored;
  if (!source) return null;
  const plane = lines ? linePlaneOf(lines) : linePlaneOfColored(source);
  const picture = createPicture(plane, source.width, { createPlane });
  if (!colored) return picture;
  const stickered = lines && linePlaneWithStickers(picture.lines, colored);
  if (stickered) setPage(picture, blankPage(picture, stickered));
  layPicture(picture, pixelsOf(colored));
  return picture;
}
