import { mockParticlesOf } from '#content/mock-data.ts';
import { canvasParticles, expertises } from '#domain/publishing/alignment.ts';
import {
  driftedNodes,
  linkStrengths,
  linksBetween,
  networkField,
  nodeRadii,
} from '#domain/site/genesis-network.ts';

export const networkParticles = mockParticlesOf(canvasParticles);

/** Shown below 768 px, under reduced motion, without script and until the canvas runs. */
export function NetworkStill() {
  const nodes = driftedNodes(networkParticles, 0).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const links = linksBetween(nodes);
  return (
    <svg
      className="net-still"
      viewBox={`0 0 ${networkField.width} ${networkField.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g id="network">
        {Array.from({ length: linkStrengths }, (_, index) => index + 1).map((strength) => (
          <path
            key={strength}
            className={`net-link s${strength}`}
            d={links
              .filter((link) => link.strength === strength)
              .map(({ from, to }) => `M${nodes[from]!.x} ${nodes[from]!.y}L${nodes[to]!.x} ${nodes[to]!.y}`)
              .join('')}
          />
        ))}
        {expertises.flatMap((expertise) =>
          [true, false].flatMap((active) =>
            [...new Set(nodeRadii)].map((radius) => (
              <path
                key={`${expertise} ${active} ${radius}`}
                className={`net-node ${expertise}${active ? '' : ' idle'}`}
                strokeWidth={2 * radius}
                d={nodes
                  .filter(
                    (_, index) =>
                      networkParticles[index]!.expertise === expertise &&
                      networkParticles[index]!.active === active &&
                      nodeRadii[index % nodeRadii.length] === radius,
                  )
                  .map(({ x, y }) => `M${x} ${y}h0`)
                  .join('')}
              />
            )),
          ),
        )}
      </g>
    </svg>
  );
}
