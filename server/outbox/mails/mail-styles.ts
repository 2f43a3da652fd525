const small = { fontSize: '13px', lineHeight: 1.5, color: '#475b5d' };
const text = {
  fontSize: '16px',
  lineHeight: 1.55,
  color: '#092124',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
const sheet = {
  margin: 0,
  padding: '24px 12px',
  fontFamily: "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
};

/** Inline, because mail programs drop style sheets; the colours are those of app/styles/tokens.css. */
const styles = {
  page: { ...sheet, background: '#edf4f5' },
  paper: { ...sheet, background: '#ffffff' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  column: { width: '100%', maxWidth: '600px' },
  head: { padding: '0 0 16px' },
  foot: { padding: '20px 0 0' },
  mark: {
    width: '28px',
    height: '28px',
    background: '#f7ae29',
    borderRadius: '14px 14px 14px 3px',
    fontSize: '14px',
    lineHeight: '28px',
    color: '#3b1d04',
  },
  beside: { padding: '0 0 0 10px' },
  name: { fontSize: '17px', fontWeight: 600, color: '#092124' },
  card: {
    padding: '28px 24px 12px',
    background: '#ffffff',
    borderRadius: '24px 24px 24px 4px',
  },
  letter: { padding: 0 },
  text: { ...text, margin: '0 0 16px' },
  fields: { margin: '0 0 24px', padding: '0 0 0 16px', borderLeft: '3px solid #f7ae29' },
  label: { ...small, margin: '0 0 2px' },
  value: { ...text, margin: '0 0 12px' },
  quote: {
    ...small,
    margin: '0 0 16px',
    padding: '0 0 0 12px',
    borderLeft: '3px solid #d4dfe0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  link: { color: '#834c03' },
  button: {
    display: 'inline-block',
    padding: '11px 20px',
    background: '#f7ae29',
    borderRadius: '12px',
    fontWeight: 600,
    color: '#031a1d',
    textDecoration: 'none',
  },
  small: { ...small, margin: '0 0 8px' },
} as const;

/** For the programs that read style sheets; the others turn the colours themselves. */
export const dark = `@media (prefers-color-scheme: dark) {${[
  '.page { background: #061114 !important }',
  '.paper, .card { background: #0d1b1e !important }',
  '.name, .text, .value { color: #eff5f5 !important }',
  '.label, .quote, .small { color: #a8b8ba !important }',
  '.quote { border-color: #25383b !important }',
  '.link { color: #fdc860 !important }',
].join(' ')}}`;

export function look(name: keyof typeof styles) {
  return { className: name, style: styles[name] };
}
