import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import type { SystemState } from '#domain/api/today.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const shortBuild = 8;

/** Which process runs which build of the site, so that an update shows who still runs the one before. */
export function ProcessList({ processes }: Pick<SystemState, 'processes'>) {
  const { words, language } = useAdmin();
  const texts = words.today.system.process;
  // The longest running come first; who starts last brings the new one.
  const newest = processes.at(-1)?.build;
  return (
    <ul className="process-list">
      {processes.map(({ host, build, startedAt }) => {
        const values = { host, time: momentText(language, startedAt), version: build.slice(0, shortBuild) };
        return <li key={`${host} ${startedAt}`}>{fill(build === newest ? texts.new : texts.old, values)}</li>;
      })}
    </ul>
  );
}
