const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  'arrow-down': 'M12 4v15M18 13l-6 6-6-6',
  down: 'm6 9.5 6 6 6-6',
  outside: 'M8 5h11v11M19 5 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 8h16M4 16h16',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  mail: 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5ZM4 7.5l8 6 8-6',
  phone:
    'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.7 1.5A16.5 16.5 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4Z',
  place:
    'M12 21c4-4.6 7-7.7 7-11.2a7 7 0 0 0-14 0C5 13.3 8 16.4 12 21ZM12 7.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V13M12 16.5h.01',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.3l2.8 2.8L16 9.7',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
  edit: 'M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17z',
  trash: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  lock: 'M6.5 10.5h11v9.5h-11ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.2v2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.2l3.4 2',
  speech: 'M20 12a8 8 0 1 0-8 8h6.5a1.5 1.5 0 0 0 1.5-1.5ZM9 12h.01M12 12h.01M15 12h.01',
  document: 'M6 3.5h8L18.5 8v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15.5 8.5l-2 5-5 2 2-5Z',
  person: 'M12 3.8a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8ZM4.5 20.2c.5-3.7 3.2-5.8 7.5-5.8s7 2.1 7.5 5.8',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5ZM3 19.5c.4-3.4 2.6-5.3 6-5.3s5.6 1.9 6 5.3M15.5 5.4a3 3 0 0 1 0 5.6M17.5 14.6c2 .7 3.2 2.4 3.5 4.9',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.5v13l10.5-6.5Z',
  linkedin:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM8 10.5V16M8 7.6v.01M11.8 16v-5.5M11.8 12.9c0-3.2 4.4-3.4 4.4 0V16',
  x: 'M5 4.5 19 19.5M19 4.5 5 19.5',
  youtube:
    'M7 5.5h10a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10.5 9.5l4.5 2.5-4.5 2.5z',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.8-1.6h1.9V3.1c-.4 0-1.4-.1-2.5-.1-2.6 0-4.2 1.5-4.2 4.2v2.3H8V13h3v8Z',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z',
} as const;

export type IconName = keyof typeof paths;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** Always decoration: the words beside it carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
