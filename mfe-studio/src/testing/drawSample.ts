import { PAGE_HEIGHT, PAGE_WIDTH } from '@lineleaf/api-client/contract';

/** A page of line art as PNG in base64, drawn in the browser, for stories. */
export function drawSample(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: PAGE_WIDTH, height: PAGE_HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas here');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, PAGE_WIDTH, PAGE_HEIGHT);
  pen.lineWidth = 12;
  circle(pen, 640, 700, 260);
  circle(pen, 550, 640, 30);
  circle(pen, 730, 640, 30);
  pen.beginPath();
  pen.arc(640, 720, 130, 0.2, Math.PI - 0.2);
  pen.stroke();
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    circle(pen, 640 + Math.cos(angle) * 420, 700 + Math.sin(angle) * 420, 90);
  }
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '');
}

function circle(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
}
