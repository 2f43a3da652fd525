import type { PreviewWords } from '#domain/palette/color-preview.ts';

/** The global styles know its button; a visitor's page carries nothing of it. */
const css = `
.preview-bar {
  position: fixed;
  inset: auto auto 0.5rem 0.5rem;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  max-width: min(36rem, 100vw - 4.75rem);
  padding: 0.35rem 0.35rem 0.35rem 1rem;
  border: 1px solid var(--border);
  border-radius: 1.25rem 1.25rem 1.25rem 0.25rem;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  font-size: var(--text-small);
}
.preview-bar p { margin: 0; }
@media (forced-colors: active) { .preview-bar { border-color: CanvasText; } }
`;

export type PreviewBar = { show: (words: PreviewWords | undefined) => void };

/** Says that what is on the page is a preview, beside the chat button, and ends it. Without words it is gone. */
export function createPreviewBar(onEnd: () => void): PreviewBar {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const bar = document.createElement('aside');
  bar.className = 'preview-bar no-print';
  const text = document.createElement('p');
  text.id = 'preview-bar-text';
  bar.setAttribute('aria-labelledby', text.id);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn line sm';
  button.addEventListener('click', onEnd);
  bar.append(text, button);
  document.adoptedStyleSheets.push(sheet);
  return {
    show(words) {
      if (!words) {
        bar.remove();
        return;
      }
      text.textContent = words.active;
      button.textContent = words.end;
      document.body.append(bar);
    },
  };
}
