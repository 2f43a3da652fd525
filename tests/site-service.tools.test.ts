import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canCheckUnit, checkUnit } from '#scripts/check-unit.ts';
import { temporaryFolder } from '#tests/kit/database.ts';

const deploy = join(import.meta.dirname, '../deploy');
const unit = readFileSync(join(deploy, 'site.service'), 'utf8');

if (!canCheckUnit) console.log('Not checked: deploy/site.service, because systemd-analyze is missing');

describe.skipIf(!canCheckUnit)('deploy/site.service, as systemd reads it', () => {
  /** Where an install puts it, with these lines instead of the first ones. */
  function check(changes: Readonly<Record<string, string>> = {}): void {
    const root = temporaryFolder();
    mkdirSync(join(root, 'opt'), { recursive: true });
    cpSync(deploy, join(root, 'opt/site'), { recursive: true });
    const file = join(root, 'changed');
    writeFileSync(
      file,
      Object.entries(changes).reduce((text, [from, to]) => text.replace(from, to), unit),
    );
    checkUnit(file, root);
  }

  test('is complete, and as hardened as before', () => {
    expect(() => check()).not.toThrow();
  });

  test.each([
    ['ProtectClock=', 'ProtectClok=', 'Unknown key'],
    ['PrivateTmp=yes', 'PrivateTmp=ja', 'Failed to parse'],
    ['ExecStart=/opt/site/site', 'ExecStart=/opt/site/start', 'is not executable'],
    ['Wants=network-online.target', 'Requires=no-such.target', 'no-such.target not found'],
    ['SystemCallFilter=@system-service', '', 'Overall exposure level'],
  ])('is refused with “%s” changed to “%s”', (line, wrong, told) => {
    expect(() => check({ [line]: wrong })).toThrow(told);
  });
});
