import { expertises } from '#domain/publishing/alignment.ts';
import {
  driftedNodes,
  linkStrengths,
  linksBetween,
  networkField,
  nodeRadii,
} from '#domain/site/genesis-network.ts';
import { networkParticles } from './network-still.tsx';

export type NetworkClock = { seconds: number };

/** Draws only while the canvas is visible (GENESIS-2). Returns a function that stops it at the last frame. */
export function runNetwork(canvas: HTMLCanvasElement, clock: NetworkClock): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  let frame = 0;
  let last = 0;
  let colors = readColors(canvas);

  function step(now: number) {
    // A long gap (hidden tab, page out of view) counts as one frame, so that nothing jumps.
    if (last) clock.seconds += Math.min(now - last, 50) / 1000;
    last = now;
    fitToBox(canvas);
    draw(context!, canvas, colors, clock.seconds);
    frame = requestAnimationFrame(step);
  }
  function stop() {
    cancelAnimationFrame(frame);
    last = 0;
  }

  const visibility = new IntersectionObserver(([entry]) => {
    stop();
    if (entry?.isIntersecting) frame = requestAnimationFrame(step);
  });
  const theme = new MutationObserver(() => {
    colors = readColors(canvas);
  });
  visibility.observe(canvas);
  theme.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    stop();
    visibility.disconnect();
    theme.disconnect();
  };
}

type Colors = { line: string; nodes: Record<string, string> };

function readColors(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas);
  return {
    line: style.getPropertyValue('--net-line'),
    nodes: Object.fromEntries(expertises.map((name) => [name, style.getPropertyValue(`--net-${name}`)])),
  };
}

/** Two device pixels per unit are enough for lines this thin. */
function fitToBox(canvas: HTMLCanvasElement) {
  const ratio = Math.min(devicePixelRatio, 2);
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function draw(context: CanvasRenderingContext2D, canvas: HTMLCanvasElement, colors: Colors, seconds: number) {
  const nodes = driftedNodes(networkParticles, seconds);
  const links = linksBetween(nodes);
  // Like "slice" in the still: cover the box, keep the centre.
  const scale = Math.max(canvas.width / networkField.width, canvas.height / networkField.height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (canvas.width - networkField.width * scale) / 2,
    (canvas.height - networkField.height * scale) / 2,
  );
  context.strokeStyle = colors.line;
  context.lineWidth = 1.1;
  for (let strength = 1; strength <= linkStrengths; strength++) {
    context.globalAlpha = lineAlphas[strength - 1]!;
    context.beginPath();
    for (const link of links) {
      if (link.strength !== strength) continue;
      context.moveTo(nodes[link.from]!.x, nodes[link.from]!.y);
      context.lineTo(nodes[link.to]!.x, nodes[link.to]!.y);
    }
    context.stroke();
  }
  nodes.forEach(({ x, y }, index) => {
    const { expertise, active } = networkParticles[index]!;
    context.globalAlpha = active ? 1 : 0.35;
    context.fillStyle = colors.nodes[expertise]!;
    context.beginPath();
    context.arc(x, y, nodeRadii[index % nodeRadii.length]!, 0, 2 * Math.PI);
    context.fill();
  });
}

/** Must equal the opacities of `.net-link.s1` to `.s3`. */
const lineAlphas = [0.28, 0.5, 0.75];
