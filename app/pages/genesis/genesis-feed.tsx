import type { ComponentProps } from 'react';
import { useContent } from '#app/rendering.ts';
import { PageLink } from '#app/sections/links.tsx';
import { Section } from '#app/sections/section.tsx';
import { useWords } from '#app/words/words.ts';
import { NodeSample } from './node-sample.tsx';

const targets: Readonly<Record<string, Omit<ComponentProps<typeof PageLink>, 'children'>>> = {
  '1': { to: 'platform' },
  '2': { to: 'support', query: { subject: 'join' } },
  '3': { to: 'platform' },
  '4': { to: 'support', query: { subject: 'general' } },
};

/** Mock entries and the 50 nodes they come from (GENESIS-3). */
export function GenesisFeed() {
  const { feed: mockFeed } = useContent();
  const { feed } = useWords('genesis');
  return (
    <Section>
      <div className="split feed-head">
        <div className="head">
          <h2>{feed.title}</h2>
          <p className="muted">{feed.lead}</p>
        </div>
        <NodeSample />
      </div>
      <ul className="feed plain">
        {mockFeed.map(({ id, relevancePercent }) => {
          const item = feed.items.find((entry) => entry.id === id)!;
          return (
            <li key={id}>
              <span className="small muted num">{item.time}</span>
              <span className="msg">{item.message}</span>
              <span className="rel num">
                {item.relevance}
                <svg width="100%" height="6" aria-hidden="true">
                  <rect className="track" width="100%" height="6" rx="3" />
                  <rect className="value" width={`${relevancePercent}%`} height="6" rx="3" />
                </svg>
              </span>
              <PageLink {...targets[id]!}>{item.action}</PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
