/** A ref that sets CSS custom properties: the content security policy refuses `style` attributes. */
export function painted(variables: Readonly<Record<`--${string}`, string>>) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
  };
}
