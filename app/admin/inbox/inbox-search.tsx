import { useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { SearchInput } from '#app/admin/controls/search-input.tsx';
import { useTypedSearch } from '#app/admin/controls/use-typed-search.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { Icon } from '#app/ui/icon.tsx';
import { inboxWords } from '#content/admin/inbox.ts';
import { messageKinds } from '#domain/inbox/inbox.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { countText } from '#domain/responses/counted.ts';
import { type Filters, filterNames } from './folders.ts';
import { useInboxTeam, useMessageTags } from './message-queries.ts';
import { Tag } from './tags.tsx';

type Props = {
  search: string;
  filters: Filters;
  found: number | undefined;
  isLeast: boolean;
  onSearch: (search: string) => void;
  onFilter: (change: Partial<Filters>) => void;
};

/** Announces the number of matches politely. */
export function InboxSearch({ search, filters, found, isLeast, onSearch, onFilter }: Props) {
  const { language } = useAdmin();
  const texts = useWords(inboxWords).messages;
  const [text, setText] = useTypedSearch(search, onSearch);
  const isNarrowed = search !== '' || filterNames.some((name) => filters[name] !== '');
  return (
    <search>
      <SearchInput id="message-search" texts={texts} value={text} onChange={setText} />
      <InboxFilters filters={filters} onFilter={onFilter} />
      <p className="sr" role="status">
        {isNarrowed && found !== undefined
          ? fill(plural(texts, 'found', found, language), { count: countText(found, isLeast, language) })
          : ''}
      </p>
    </search>
  );
}

/** A menu of filters, and each that is set with a button that removes it. */
function InboxFilters({ filters, onFilter }: Pick<Props, 'filters' | 'onFilter'>) {
  const { filters: texts, state, kinds } = useWords(inboxWords).messages;
  const team = useInboxTeam() ?? [];
  const tags = useMessageTags();
  const button = useRef<HTMLButtonElement>(null);
  const options: Record<keyof Filters, (readonly [string, string])[]> = {
    assignee: [['me', texts.me], ['none', state.nobody], ...team.map(({ id, name }) => [id, name] as const)],
    kind: messageKinds.map((kind) => [kind, kinds[kind]]),
    tag: (tags.includes(filters.tag) || !filters.tag ? tags : [...tags, filters.tag]).map((tag) => [
      tag,
      tag,
    ]),
  };
  const set = filterNames.filter((name) => filters[name] !== '');

  return (
    <>
      <button ref={button} className="btn line sm" type="button" popoverTarget="inbox-filters">
        {texts.title}
        <Icon name="down" />
      </button>
      <div id="inbox-filters" className="account-menu" popover="auto">
        {filterNames.map((name) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            label={texts[name]}
            value={filters[name]}
            options={[['', texts.all], ...options[name]]}
            onSelect={(value) => onFilter({ [name]: value })}
          />
        ))}
      </div>
      {set.length > 0 && (
        <ul className="row" aria-label={texts.active}>
          {set.map((name) => {
            const value = options[name].find(([option]) => option === filters[name])?.[1] ?? '';
            const label = fill(texts.chip, { label: texts[name], value });
            return (
              <Tag
                key={name}
                text={label}
                removal={fill(texts.remove, { label })}
                onRemove={() => {
                  button.current?.focus();
                  onFilter({ [name]: '' });
                }}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
