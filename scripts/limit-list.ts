export type Unit = 'number' | 'characters' | 'ms' | 's' | 'bytes' | 'KiB' | 'MiB';

type Limits = Readonly<
  Record<string, Readonly<Record<string, readonly [about: string, unit: Unit, protects: string]>>>
>;

/**
 * All limits of the product: heading of the table in `docs/security.md`, file, exported constant with the path to the number,
 * then what is limited, the unit of the number, and what the limit protects. `readEnv` stands for the defaults of the settings.
 */
export const limitList: Readonly<Record<string, Limits>> = {
  'Public forms': {
    'server/env.ts': {
      'readEnv.rateLimitPer10Min': ['submissions per client and form in 10 minutes', 'number', 'inbox'],
      'readEnv.rateLimitOfAllPer10Min': [
        'submissions of all clients per form in 10 minutes; above it, more count as suspected spam',
        'number',
        'inbox',
      ],
    },
    'server/core/limits/limiter.ts': {
      'budget.bytes': ['data per client in a day, with all forms', 'bytes', 'disk'],
      'budget.ofAll': ['data of all clients in a day; above it, each new one may send less', 'bytes', 'disk'],
      'budget.bytesInFlood': ['data per client in a day once all have sent too much', 'bytes', 'disk'],
    },
    'server/core/limits/counter.ts': {
      usualMostKeys: [
        'clients counted per limit (16 MB); above it, the one whose time ends first is no longer counted',
        'number',
        'memory',
      ],
    },
    'server/forms/submission-api.ts': {
      minimumFillMs: ['shortest time in which a person fills in a form', 'ms', 'inbox'],
    },
    'domain/forms/declaration.ts': {
      'declarationLimits.name': ['length of the name in a declaration', 'characters', 'confirmation email'],
      'declarationLimits.contract': [
        'length of the contract in a declaration',
        'characters',
        'confirmation email',
      ],
      'declarationLimits.reason': [
        'length of the reason in a declaration',
        'characters',
        'confirmation email',
      ],
    },
    'server/figures/acts-api.ts': {
      'limits.per10Min': ['reported acts per client in 10 minutes', 'number', 'store'],
      'limits.bytes': ['body of a reported act', 'bytes', 'memory'],
    },
    'server/figures/visit-counts.ts': {
      mostDetails: [
        'sources, campaigns and robots counted by name in a day, each; above it, more count as `…`',
        'number',
        'store',
      ],
      mostVisitors: ['visitors counted in a day; above it, more are not counted', 'number', 'store'],
    },
    'server/health/csp-reports.ts': {
      'limits.per10Min': [
        'reports of a broken content security policy per client in 10 minutes',
        'number',
        'log',
      ],
    },
  },
  Assistant: {
    'server/assistant/assistant-routes.ts': {
      questionsPer10Min: ['questions per client in 10 minutes', 'number', 'processor'],
      modelQuestionsPerHour: [
        'questions per client in an hour for which a model is asked; the index answers the rest',
        'number',
        'bill of the model',
      ],
    },
    'server/env.ts': {
      'readEnv.assistantPerDay': [
        'questions of all clients in a day for which it is asked',
        'number',
        'bill of the model',
      ],
    },
    'domain/api/search.ts': { longestQuery: ['length of a question', 'characters', 'processor'] },
    'server/assistant/model.ts': {
      'modelLimits.firstByteMs': ['time until the model begins to answer', 'ms', 'patience of the visitor'],
      'modelLimits.wholeMs': ['time until its answer is complete', 'ms', 'connections'],
      'modelLimits.mostBytes': ['answer of the model that is read', 'bytes', 'memory'],
      'modelLimits.failures': [
        'failures in a row after which the model rests',
        'number',
        'patience of the visitor',
      ],
      'modelLimits.restMs': ['time that it rests', 'ms', 'patience of the visitor'],
    },
  },
  'Requests and connections': {
    'server/core/http/body-limit.ts': {
      'defaultBodyLimits.maxBytes': ['body of a request', 'bytes', 'memory'],
      'defaultBodyLimits.timeoutMs': ['time to send a body', 'ms', 'connections'],
    },
    'content/edits/product-rules.ts': {
      mostProducts: ['products', 'number', 'store'],
    },
    'server/core/http/http-server.ts': {
      headersTimeoutMs: ['time to send the headers', 'ms', 'connections'],
      requestTimeoutMs: ['time to send a whole request', 'ms', 'connections'],
      maxConnections: ['open connections', 'number', 'memory'],
    },
    'server/core/http/connection-limits.ts': {
      connectionsPerClient: ['open connections per client, without a proxy', 'number', 'connections'],
      'defaultConnectionLimits.unanswered': [
        'unanswered requests per connection',
        'number',
        'processor and memory',
      ],
    },
  },
  'Email sent': {
    'server/env.ts': {
      'readEnv.noticesPerHour': [
        'notices to the team in an hour; above it, they are combined in one digest',
        'number',
        'mailbox of the team',
      ],
    },
    'server/forms/auto-reply.ts': {
      acknowledgementsPerHour: [
        'acknowledgements of all clients in an hour',
        'number',
        'other people’s mailboxes',
      ],
      'answerLimits.message-acknowledgement.perMailboxAndDay': [
        'acknowledgements per mailbox in a day',
        'number',
        'other people’s mailboxes',
      ],
      'answerLimits.declaration-confirmation.perMailboxAndDay': [
        'confirmations of declarations per mailbox in a day; above it, one goes each hour',
        'number',
        'other people’s mailboxes',
      ],
    },
  },
  'Email received, and files': {
    'server/inbox/incoming/import-mail.ts': {
      longestMail: ['part of an email that is read', 'bytes', 'memory'],
      longestReport: ['part of a delivery report that is read', 'bytes', 'memory'],
      mostPerDay: ['emails per message in a day; the rest stays in the mailbox', 'number', 'inbox'],
      'dailyBytes.ofMessage': [
        'data of these emails per message in a day; above it, only their text is stored',
        'bytes',
        'disk',
      ],
      'dailyBytes.ofAll': [
        'data of all received emails in a day; above it, only their text is stored',
        'bytes',
        'disk',
      ],
      'dailyBytes.ofAllWithTexts': [
        'data of all received emails in a day; above it, the text stays in the mailbox too',
        'bytes',
        'disk',
      ],
      'dailyBytes.eachMail': [
        'data that each email counts in addition to its text and files',
        'bytes',
        'disk',
      ],
    },
    'server/inbox/incoming/mail-head.ts': {
      longestField: ['one header field of an email that is read', 'bytes', 'processor'],
    },
    'server/inbox/incoming/mailbox-reader.ts': {
      mostRefusals: ['attempts to store an email; after them it is passed over', 'number', 'inbox'],
    },
    'server/inbox/incoming/parse-in-worker.ts': {
      longestMs: [
        'time to read one email, in a thread of its own; above it, the email counts as unreadable',
        'ms',
        'processor',
      ],
      mostMemoryMb: ['memory of that thread', 'MiB', 'memory'],
    },
    'domain/inbox/search-text.ts': {
      searchedLength: ['text that the search holds', 'characters', 'processor'],
    },
    'server/questions/questions.ts': {
      mostNewQuestionsPerDay: ['new questions without an answer that are kept in a day', 'number', 'disk'],
    },
    'server/forms/delete-submissions.ts': {
      usualStepMs: ['one step of a deletion; others are served before the next', 'ms', 'processor'],
    },
    'domain/responses/csv.ts': {
      longestCell: [
        'text in a cell of a CSV export, as in Excel; a longer one ends with […]',
        'characters',
        'inbox',
      ],
    },
    'domain/inbox/message-file.ts': {
      'fileLimits.bytes': ['one file', 'bytes', 'disk'],
      'fileLimits.totalBytes': ['all files of a reply', 'bytes', 'disk'],
      filePartBytes: ['part of a file that is uploaded in one request', 'bytes', 'memory'],
    },
  },
  'Content and previews': {
    'server/publishing/translation/read-translation.ts': {
      mostUnits: ['texts in a translation file', 'number', 'processor'],
    },
    'server/publishing/preview-links.ts': {
      mostLinks: ['preview links at the same time', 'number', 'unpublished content'],
      linkedPagesPer10Min: [
        'pages opened with a preview link per network in 10 minutes',
        'number',
        'processor',
      ],
    },
  },
  Search: {
    'domain/api/search.ts': { longestQuery: ['question to the search', 'characters', 'processor'] },
    'server/search/search-routes.ts': {
      searchesPer10Min: ['questions to the search per network in 10 minutes', 'number', 'processor'],
    },
    'server/search/search-index.ts': {
      mostWords: ['words of a question that are looked for', 'number', 'processor'],
    },
  },
  'Passwords and sign-in': {
    'domain/accounts/password.ts': {
      'passwordLimits.min': ['shortest password', 'characters', 'accounts'],
      'passwordLimits.max': ['longest password', 'characters', 'processor'],
    },
    'domain/accounts/sign-in-delay.ts': {
      'networkDelay.free': ['failed sign-ins per network without a delay', 'number', 'accounts'],
      'networkDelay.longestSeconds': ['longest delay for a network', 's', 'accounts'],
      'accountDelay.free': ['failed sign-ins per account without a delay', 'number', 'accounts'],
      'accountDelay.longestSeconds': [
        'longest delay for an account, short so that strangers cannot lock out an operator',
        's',
        'accounts',
      ],
      'knownDelay.free': [
        'failed attempts per known browser or session without a delay',
        'number',
        'accounts',
      ],
      'knownDelay.longestSeconds': ['longest delay for a known browser or session', 's', 'accounts'],
      failuresKeptMs: ['time after which failed attempts are forgotten', 'ms', 'accounts'],
      warnedFailures: ['failed attempts after which the operator gets an email', 'number', 'accounts'],
      'forgottenPassword.pauseSeconds': [
        'pause between two password reset emails to an account',
        's',
        'mailbox of the operator',
      ],
      'forgottenPassword.perDay': [
        'password reset emails to an account in a day',
        'number',
        'mailbox of the operator',
      ],
    },
    'server/core/limits/attempts.ts': {
      mostSubjects: [
        'accounts, networks and browsers with failed attempts (12 MB); above it, those with the fewest are forgotten',
        'number',
        'disk',
      ],
    },
    'server/accounts/client.ts': {
      'strangerLimits.requestsPer10Min': [
        'requests per network without a session in 10 minutes',
        'number',
        'processor',
      ],
      'strangerLimits.askedPer10Min': [
        'requests per network for a password reset email in 10 minutes',
        'number',
        'mailbox of the operator',
      ],
      'strangerLimits.bodyBytes': ['body of a request without a session', 'bytes', 'memory'],
      longestUserAgent: ['part of the User-Agent header that is read', 'characters', 'processor'],
    },
    'server/accounts/password-hash.ts': {
      'passwordCost.memory': ['memory of one Argon2id hash', 'KiB', 'stored passwords'],
      'passwordCost.passes': ['passes of Argon2id', 'number', 'stored passwords'],
    },
  },
  'Second factor, sessions and links': {
    'server/core/random-token.ts': {
      tokenBytes: ['random bytes in cookies and links', 'number', 'sessions and links'],
    },
    'server/accounts/totp.ts': {
      recoveryCodeCount: ['recovery codes per operator', 'number', 'accounts'],
      recoveryCodeLength: ['letters in a recovery code, from an alphabet of 32', 'number', 'accounts'],
      period: ['time after which the authenticator app shows a new code', 's', 'accounts'],
      window: ['earlier and later codes that are accepted too', 'number', 'accounts'],
    },
    'domain/accounts/session-limits.ts': {
      sessionIdleMs: ['longest time of a session without a request', 'ms', 'sessions'],
      sessionLongestMs: ['longest time of a session', 'ms', 'sessions'],
      deviceKeptMs: ['time for which a browser stays known', 'ms', 'accounts'],
    },
    'domain/accounts/roles.ts': {
      confirmationMs: ['time for which a confirmed password counts', 'ms', 'personal data and access'],
    },
    'server/accounts/totp-routes.ts': {
      pendingSecretMs: ['time to confirm a new second factor with a code', 'ms', 'accounts'],
    },
    'server/accounts/operator-links.ts': {
      linkValidMs: ['validity of an invitation or a link that an owner made', 'ms', 'accounts'],
      askedLinkValidMs: ['validity of a requested password reset link', 'ms', 'accounts'],
    },
    'server/accounts/set-up.ts': {
      repeatMs: ['time in which a used link answers a repeated set-up, as a sign-in', 'ms', 'accounts'],
    },
  },
};
