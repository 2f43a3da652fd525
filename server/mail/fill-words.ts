type Facts = Readonly<Record<string, string>>;

/** Replaces `{{name}}`, but not inside a value, since visitors type those. Throws if a value is missing. */
export function fillWords(text: string, facts: Facts): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`The text needs the fact "${name}"`);
    return fact;
  });
}
