type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Typed = readonly { control: Control; index: number; value: string; isChecked: boolean }[];

function controlsIn(host: HTMLElement): Control[] {
  return [...host.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')];
}

/** What somebody has typed or chosen before the script came. */
export function typedIn(host: HTMLElement): Typed {
  return controlsIn(host).map((control, index) => ({
    control,
    index,
    value: control.value,
    isChecked: 'checked' in control && control.checked,
  }));
}

/** Into the controls that have taken the place of others. */
export function restoreTyped(host: HTMLElement, typed: Typed): void {
  const controls = controlsIn(host);
  for (const { control, index, value, isChecked } of typed) {
    const now = controls[index];
    if (!now || now === control || now.name !== control.name) continue;
    now.value = value;
    if ('checked' in now) now.checked = isChecked;
  }
}
