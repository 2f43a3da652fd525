type Facts = Readonly<Record<string, string>>;

/** Puts facts into a text in place of `{{name}}`; what a visitor typed is never read as a text. Throws if one is missing. */
export function fillWords(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`The text needs the fact "${name}"`);
    return fact;
  });
}
