/** Soft hyphens help headings, but would be copied along in titles and data. */
export function plain(text: string): string {
  return text.replaceAll('\u00ad', '');
}
