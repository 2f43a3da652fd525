/** Chapters of docs/configuration.md, in its order. */
export const variableGroups = {
  address: 'Address and proxy',
  mail: 'Mail',
  storage: 'Storage and backup',
  brand: 'Brand and contact',
  law: 'Law',
  sessions: 'What session pages say',
  sales: 'Sales',
  links: 'Links and social networks',
  people: 'Team and hours',
  notice: 'Notice on every page',
  assistant: 'Assistant',
  limits: 'Limits',
  retention: 'Retention',
  observability: 'Observability',
} as const;

export type VariableGroup = keyof typeof variableGroups;

/** `must`: set it before launch. `should`: recommended. */
export const variableLevels = ['must', 'should', 'optional'] as const;

export type VariableLevel = (typeof variableLevels)[number];

/** Describes a variable for developers and administrators, in English. */
export type VariableNote = {
  readonly group: VariableGroup;
  readonly level: VariableLevel;
  /** One sentence. */
  readonly sets: string;
  readonly example: string;
  /** The effect of an unset variable, where its default does not show it. */
  readonly unset?: string;
};

/** Optional unless it names its level. */
export type NewVariableNote = Omit<VariableNote, 'level'> & Partial<Pick<VariableNote, 'level'>>;
