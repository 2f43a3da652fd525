import { PageLink } from '#app/sections/links.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { longestQuery } from '#domain/api/search.ts';

/** Without script, its questions lead to the page of the search, which shows the same sentences. */
export function ChatAssistant({ chosenBy }: { chosenBy: 'quotes' | 'model' }) {
  const language = useLanguage();
  const { title, assistant: words } = useWords('common').chat;
  const action = pathOf('search', language);
  return (
    <div className="chat-body" data-assistant={language}>
      <p className="chat-disclosure">{words.disclosure[chosenBy]}</p>
      <div className="chat-log" role="log" aria-label={title} />
      <form className="chat-examples" action={action}>
        {words.examples.map((example) => (
          <button key={example} type="submit" name="q" value={example}>
            {example}
          </button>
        ))}
      </form>
      <form className="chat-form" action={action}>
        <label className="sr" htmlFor="chat-question">
          {words.label}
        </label>
        <input
          className="input"
          id="chat-question"
          type="text"
          name="q"
          placeholder={words.label}
          maxLength={longestQuery}
          required
          autoComplete="off"
          enterKeyHint="send"
        />
        <button className="btn" type="submit">
          {words.button}
        </button>
      </form>
      <p className="chat-ways">
        <PageLink to="support">{words.person}</PageLink>
        <button type="button" className="chat-delete" hidden>
          {words.delete}
        </button>
      </p>
      <div className="chat-answers" hidden>
        <p>{words.none}</p>
        <p>{words.failed}</p>
      </div>
    </div>
  );
}
