import { expect, test } from 'vitest';
import { backupFault } from './backup-file.ts';

test('a folder that the unit keeps closed is told with the line that opens it', () => {
  const error = Object.assign(new Error('EROFS: read-only file system, open'), {
    code: 'EROFS',
    path: '/srv/backups/.site-2026-11-25T024000Z.sqlite.x.part',
  });
  const words = backupFault(error, 'the folder of backups');
  expect(words).toContain('sudo systemctl edit site');
  expect(words).toContain('ReadWritePaths=/srv/backups,');
});
