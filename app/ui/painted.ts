/**
 * A ref that sets CSS custom properties on an element: `<i ref={painted({ '--c': '#03B5AA' })} />`. Server-rendered HTML
 * may not carry `style` attributes (content security policy), so colours that only data knows come through the CSSOM.
 */
export function painted(variables: Readonly<Record<`--${string}`, string>>) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
  };
}
