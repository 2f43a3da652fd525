const head = 'POST /api/support HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\n';
const chunks = '2\r\n{}\r\n0\r\n\r\n';

/** Must never be answered when it is in the body of another request. */
export const hidden = 'GET /readyz HTTP/1.1\r\nHost: site.example\r\n\r\n';

/** Two servers could see their end at two places (RFC 9112, 11.2): refused, and the connection closed. */
export const unclearRequests: Readonly<Record<string, string>> = {
  'two lengths': `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'the same length twice': `${head}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  'a list of lengths': `${head}Content-Length: 2, 2\r\n\r\n{}`,
  'a length and chunks': `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  'chunks and a length': `${head}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n${chunks}`,
  'chunked not last': `${head}Transfer-Encoding: chunked, identity\r\n\r\n${chunks}`,
  'an unknown encoding': `${head}Transfer-Encoding: xchunked\r\n\r\n${chunks}`,
  'two encodings': `${head}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n${chunks}`,
  'a space before the colon': `${head}Transfer-Encoding : chunked\r\n\r\n${chunks}`,
  'a vertical tab': `${head}Transfer-Encoding:\x0bchunked\r\n\r\n${chunks}`,
  'a folded line': `${head}Transfer-Encoding:\r\n chunked\r\n\r\n${chunks}`,
  'a line that ends with LF': `${head}X: y\nTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  'a line that ends with CR': `${head}X: y\rTransfer-Encoding: chunked\r\n\r\n${chunks}`,
  'a zero byte': `${head}X: y\0z\r\n\r\n`,
  'a length with a sign': `${head}Content-Length: +2\r\n\r\n{}`,
  'a negative length': `${head}Content-Length: -2\r\n\r\n{}`,
  'a hexadecimal length': `${head}Content-Length: 0x2\r\n\r\n{}`,
  'a length beyond numbers': `${head}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'a chunk size that is none': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a negative chunk': `${head}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`,
  'a chunk size beyond numbers': `${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff2\r\n{}\r\n0\r\n\r\n`,
  'a chunk shorter than it says': `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n`,
  'chunks parted by LF': `${head}Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n`,
  'chunks in HTTP/1.0': `${head.replace('1.1', '1.0')}Transfer-Encoding: chunked\r\n\r\n${chunks}`,
  'a version nobody knows': `${head.replace('1.1', '9.9')}Content-Length: 2\r\n\r\n{}`,
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
};

/** Their end is clear: they may be refused, but the body stays a body. */
export const nestedRequests: Readonly<Record<string, string>> = {
  'a GET with a body': `GET / HTTP/1.1\r\nHost: site.example\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a method the form does not have': `${head.replace('POST', 'PUT')}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'a type the form does not take': `${head.replace('json', 'xml')}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'chunked after identity': `${head}Transfer-Encoding: identity, chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  'a chunk with an extension': `${head}Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)};a=b\r\n${hidden}\r\n0\r\n\r\n`,
};

/** Paths of hidden files or other sites, sent exactly as written. */
export const oddPaths: readonly string[] = [
  ...['/.git/config', '/.git/HEAD', '/.env', '/.DS_Store', '/.vite/manifest.json', '/.well-known/'],
  ...[
    '/package.json',
    '/package-lock.json',
    '/content/facts/site-config.ts',
    '/server/main.ts',
    '/build/server/index.js',
  ],
  ...['/node_modules/pg/package.json', '/data/site.sqlite', '/site.sqlite', '/site.sqlite-wal', '/index.js'],
  ...['/../package.json', '/../../etc/passwd', '/en/../package.json', '/admin/../package.json'],
  ...[
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e%2fpackage.json',
    '/%c0%ae%c0%ae/package.json',
  ],
  ...[
    '/assets/../../package.json',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
  ],
  ...[
    '/assets/..%5c..%5cpackage.json',
    '/assets/%252e%252e/package.json',
    '/....//package.json',
    '/;/package.json',
  ],
  ...[
    '/assets',
    '/assets/',
    '/fonts/',
    '/social/',
    '/server-status',
    '/nova.map',
    '/nova.data',
    '/_root.data',
  ],
  ...['/@fs/etc/passwd', '/__manifest', '/%00', '/nova%00.html', '/nova\0', '/%', '/%zz', '/%ff', '*'],
  ...[
    '//evil.example',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/en//evil.example/',
  ],
  ...['/NOVA//evil.example', '/nova//', '/http://evil.example', 'http://evil.example/nova/', '/index.html'],
];

/** Would run as markup, or end an attribute, a script or a comment. */
export const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</textarea></title></style></script><svg onload=alert(1)>',
  'javascript:alert(1)//--></noscript>{{constructor}}<!--',
].join(' ');

/** Would end a header line or a mail header: their signs are cleaned away. */
export const brokenNames: readonly string[] = [
  ...['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029'].map((end) => `Anna${end}Bcc: all@evil.example`),
  ...['\0', '\x1b', '\x7f', '\v', '\f'].map((control) => `Anna${control}Bcc: all@evil.example`),
  'Anna \ud800',
];

/** More than one mailbox, or none: refused. */
export const brokenAddresses: readonly string[] = [
  ...['\r\nBcc: b@evil.example', '\n.b@evil.example', ', b@evil.example', ';b@evil.example'].map(
    (tail) => `a@kunde.example${tail}`,
  ),
  ...[
    '<a@kunde.example>',
    '"a b"@kunde.example',
    'a@b@kunde.example',
    'a b@kunde.example',
    'Anna <a@kunde.example>',
  ],
  ...['a@kunde.example>', 'a@[127.0.0.1]', '@kunde.example', 'a@', 'a@kunde..example', 'a@-kunde.example'],
];

/** One mailbox, as people paste it. */
export const pastedAddresses: readonly string[] = ['kundin@kunde.example\0', 'mailto:kundin@kunde.example'];

/** Allowed, although they look like something else in a header. */
export const oddNames: readonly string[] = [
  ...[
    'Anna" <all@evil.example>, "x',
    'Anna, Bea; Carla',
    '=?utf-8?q?Anna=0D=0ABcc:_x?=',
    '(Anna) \\',
    'Änne 🌊',
  ],
];

/** Keep a careless rule busy for very long. */
export function tiringTexts(length = 250_000): string[] {
  const repeated = (part: string, tail = '') => part.repeat(Math.floor(length / part.length)) + tail;
  return [
    ...[
      'a',
      ' ',
      '\t',
      '\n',
      '\r\n',
      '.',
      '-',
      '@',
      'a.',
      'a@',
      'a-',
      '1',
      '=',
      '"',
      "'",
      '<',
      '&',
      '%',
      '(',
      '[',
    ],
    ...[
      '\u00a0',
      '\u200b',
      'ß',
      'İ',
      'Ǆ',
      'ﬃ',
      '가',
      '\u202e',
      '😀',
      'ü.',
      'xn--',
      'www.',
      'http://',
      'a,b;c\n',
    ],
    ...['\u0301', 'a\u0315\u0300', '👩‍', '\u0f73', '\u1100', '\uFDFA'],
  ].map((part) => repeated(part, '!'));
}
