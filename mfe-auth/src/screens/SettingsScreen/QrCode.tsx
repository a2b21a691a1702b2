import { useEffect, useState } from 'react';
import classes from './SettingsScreen.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

interface Drawing {
  /** Modules along one side. */
  readonly size: number;
  readonly path: string;
}

/** A QR code, dark on white in every theme, for cameras. Its library comes when it is first shown; without it nothing shows. */
export function QrCode({ text, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Drawing) => isWanted && setDrawing(next);
    draw(text).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (!drawing) return null;
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
