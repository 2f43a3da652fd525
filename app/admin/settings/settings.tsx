import { lazyPart } from '#app/admin/errors/lazy-part.tsx';
import { AdminScreen } from '#app/admin/frame/admin-screen.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { settingsWords } from '#content/admin/settings.ts';

const SettingsScreen = lazyPart(() => import('./settings-screen.tsx'));

export default function Settings() {
  return (
    <AdminScreen screen="settings" may="publish" texts={useWords(settingsWords).settings}>
      <SettingsScreen />
    </AdminScreen>
  );
}
