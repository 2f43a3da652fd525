import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import NetworkCanvas from './network-canvas.tsx';

const html = renderToStaticMarkup(<NetworkCanvas words={{ pause: 'Pause', play: 'Play' }} />);

test('the still shows all 75 nodes in the five colours of expertise (GENESIS-2)', () => {
  expect(html.match(/h0/g)).toHaveLength(75);
  const expertises = ['Sales', 'Tech', 'Marketing', 'Finance', 'Operations'];
  expect(expertises.filter((name) => !html.includes(`net-node ${name}`))).toEqual([]);
});

test('without script nothing moves and nothing offers to pause', () => {
  expect(html).not.toContain('moving');
  expect(html).not.toContain('<button');
});

test('the still stays below 6 KB', () => {
  expect(html.length).toBeLessThan(6 * 1024);
});
