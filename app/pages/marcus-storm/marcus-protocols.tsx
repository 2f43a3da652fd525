import { useWords } from '#app/language/words.ts';
import { PageLink } from '#app/sections/links.tsx';
import { RuledList } from '#app/sections/ruled-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { protocolAnchors } from './protocol-anchors.ts';

/** Three protocols, each with a button of its own. */
export function MarcusProtocols() {
  const { protocols } = useWords('marcus-storm');
  return (
    <Section title={protocols.title} lead={protocols.lead} className="marcus-protocols">
      <RuledList
        rows={protocols.items.map((protocol, index) => ({
          id: protocolAnchors[index],
          title: protocol.title,
          text: protocol.text,
          action: (
            <>
              <p className="marcus-result">
                <b>{protocols.resultLabel}</b> {protocol.result}
              </p>
              <PageLink
                look="line"
                to="support"
                query={{ subject: 'protocol', offer: 'marcus-storm', plan: `(${protocol.title})` }}
              >
                {protocol.button}
              </PageLink>
            </>
          ),
        }))}
      />
    </Section>
  );
}
