/** A text without soft hyphens: they help headings on the page, but would be copied along in titles and data. */
export function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}
