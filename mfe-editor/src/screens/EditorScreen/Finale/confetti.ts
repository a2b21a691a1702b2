const PIECES = 110;
const LASTS_MS = 3200;
/** CSS px per second squared, and per second. */
const GRAVITY = 620;
const SPREAD = 420;

interface Piece {
  color: string;
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  spin: number;
  size: number;
}

/**
 * Throws confetti over the window for about three seconds, in CSS colors; none where less motion is asked for. Call what it
 * returns to end it sooner.
 */
export function throwConfetti(colors: readonly string[]): () => void {
  const canvas = document.createElement('canvas');
  const pen = matchMedia('(prefers-reduced-motion: reduce)').matches ? null : canvas.getContext('2d');
  if (!pen || colors.length === 0) return () => undefined;
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText = 'position:fixed;inset:0;z-index:60;pointer-events:none';
  document.body.append(canvas);
  const pieces = Array.from({ length: PIECES }, (_, k) => pieceOf(colors[k % colors.length] ?? '', k));
  let begunMs: number | undefined;
  let frame = requestAnimationFrame(function draw(nowMs: number) {
    begunMs ??= nowMs;
    const ageMs = nowMs - begunMs;
    if (ageMs > LASTS_MS) {
      canvas.remove();
      return;
    }
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.globalAlpha = Math.min(1, (LASTS_MS - ageMs) / 600);
    for (const piece of pieces) drawPiece(pen, piece, ageMs / 1000);
    frame = requestAnimationFrame(draw);
  });
  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}

/** From the lower corners, by turns, inward and up. */
function pieceOf(color: string, k: number): Piece {
  const side = k % 2 === 0 ? 1 : -1;
  return {
    color,
    x: side === 1 ? 0 : innerWidth,
    y: innerHeight * 0.75,
    dx: side * (60 + SPREAD * Math.random()) * Math.max(0.6, innerWidth / 1000),
    dy: -innerHeight * (0.45 + 0.75 * Math.random()),
    turn: 2 * Math.PI * Math.random(),
    spin: 8 * (Math.random() - 0.5),
    size: 7 + 7 * Math.random(),
  };
}

function drawPiece(pen: CanvasRenderingContext2D, piece: Piece, seconds: number): void {
  const { color, size } = piece;
  pen.save();
  pen.translate(piece.x + piece.dx * seconds, piece.y + piece.dy * seconds + (GRAVITY * seconds ** 2) / 2);
  pen.rotate(piece.turn + piece.spin * seconds);
  // A sheet that turns over as it falls.
  pen.scale(1, Math.cos(piece.turn + 2 * piece.spin * seconds));
  pen.fillStyle = color;
  pen.fillRect(-size / 2, -size / 3, size, (size * 2) / 3);
  pen.restore();
}
