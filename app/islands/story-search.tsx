import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { MotifUse } from '#app/ui/motif-use.tsx';
import { StoryFrame } from '#app/ui/story-frame.tsx';
import type { NamespaceWords, OfferingId } from '#content/content.ts';
import { defaultStoryTab, storiesOf, storyTabs } from '#content/story-tabs.ts';
import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { searchStories } from '#domain/site/story-search.ts';
import { StoryTabs } from './story-tabs.tsx';

export type StoryView = {
  readonly id: string;
  readonly offer: OfferingId | 'brand';
  readonly quarter: string;
  readonly figure: string;
  readonly figureLabel: string;
  readonly title: string;
  readonly intro: string;
  readonly description: string;
  readonly linkText: string;
  readonly href: string;
  /** Absent while it is not offered. */
  readonly service?: { readonly href: string; readonly name: string; readonly price: string };
};

export type StorySearchProps = {
  language: Language;
  words: Pick<NamespaceWords<'use-cases'>, 'tabs' | 'search' | 'empty' | 'newTab'>;
  stories: readonly StoryView[];
  featuredStories: readonly string[];
};

/** All panels are in the HTML, so that every story shows without script (STORY-1, STORY-2). */
export default function StorySearch({ language, words, stories, featuredStories }: StorySearchProps) {
  const [selected, setSelected] = useState(defaultStoryTab);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const prefix = useId();

  useEffect(() => setQuery(input.current?.value ?? ''), []);

  function reset() {
    setQuery('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  }

  const panels = storyTabs.map((tab) => {
    return { tab, found: searchStories(storiesOf(tab, { stories, featuredStories }), query) };
  });
  const count = panels.find(({ tab }) => tab === selected)!.found.length;
  const resultText =
    count === 0 ? words.empty.title : fill(plural(words.search, 'resultCount', count, language), { count });

  return (
    <>
      <div className="split story-bar">
        <StoryTabs
          prefix={prefix}
          label={words.tabs.label}
          tabs={storyTabs.map((id) => ({ id, label: words.tabs[id] }))}
          selected={selected}
          onSelect={setSelected}
        />
        <search className="search">
          <label className="sr" htmlFor={`${prefix}-query`}>
            {words.search.label}
          </label>
          <Icon name="search" />
          <input
            ref={input}
            id={`${prefix}-query`}
            className="input"
            type="search"
            autoComplete="off"
            placeholder={words.search.placeholder}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {query && (
            <button className="iconbtn" type="button" aria-label={words.search.clear} onClick={reset}>
              <Icon name="close" />
            </button>
          )}
        </search>
      </div>
      <p className={count > 0 ? 'story-count small muted' : 'sr'} role="status">
        {query && resultText}
      </p>
      {panels.map(({ tab, found }) => (
        <div
          key={tab}
          id={`${prefix}-panel-${tab}`}
          className={tab === selected ? 'story-panel' : 'story-panel other'}
          role="tabpanel"
          aria-labelledby={`${prefix}-tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern asks for it, so that the keyboard enters the panel
          tabIndex={0}
        >
          {found.length > 0 ? (
            <div className={tab === 'highlights' ? 'late-split grid-2-stories' : 'grid-3 story-grid'}>
              {found.map((story) => (
                <Story key={story.id} story={story} big={tab === 'highlights'} newTab={words.newTab} />
              ))}
            </div>
          ) : (
            <div className="empty">
              <h3>{words.empty.title}</h3>
              <p className="muted">{words.empty.text}</p>
              <button className="btn line sm" type="button" onClick={reset}>
                {words.empty.button}
              </button>
            </div>
          )}
        </div>
      ))}
    </>
  );
}

function Story({ story, big, newTab }: { story: StoryView; big: boolean; newTab: string }) {
  const isBrand = story.offer === 'brand';
  return (
    <StoryFrame
      big={big}
      product={isBrand ? undefined : story.offer}
      drawing={<MotifUse name={isBrand ? 'rings' : story.offer} />}
      figure={story.figure}
      figureLabel={story.figureLabel}
      caption={story.quarter}
      title={story.title}
      link={
        <a className="arrow" href={story.href} target="_blank" rel="noopener">
          {story.linkText}
          <Icon name="outside" />
          <span className="sr"> ({newTab})</span>
        </a>
      }
    >
      <div className="story-text small">
        <p>{story.intro}</p>
        <p className="muted">{story.description}</p>
        {story.service && (
          <p>
            <a className="link" href={story.service.href}>
              {story.service.name}
            </a>
            , <span className="muted">{story.service.price}</span>
          </p>
        )}
      </div>
    </StoryFrame>
  );
}
