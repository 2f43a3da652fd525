import { useState } from 'react';
import { AccountPlace } from '#app/admin/accounts/account-place.tsx';
import { useIsRoleKnown, useKnownRole, useMayDo } from '#app/admin/accounts/known-role.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { toggleTheme, useIsDark } from '#app/admin/admin-theme.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { SaveDialog } from '#app/admin/publishing/save-dialog.tsx';
import { useBadgeCounts } from '#app/admin/refresh/badge-counts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { plural } from '#domain/language/plural.ts';
import { countChanges } from '#domain/publishing/draft-changes.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { AdminBrand } from './admin-brand.tsx';
import { type AdminTab, useOpenTab } from './admin-tabs.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Where guests may change something, which is published once they have signed in. */
const guestTabs: readonly AdminTab[] = ['dashboard', 'colors', 'products'];

/** View Site, Save Changes, theme and language (ADMIN-1). */
export function AdminHeader() {
  const { words, language } = useAdmin();
  const [isSaving, setIsSaving] = useState(false);
  // Guests too, who sign in on the way; support may not.
  const mayPublish = useMayDo()('publish');
  const role = useKnownRole();
  const isRoleKnown = useIsRoleKnown();
  const tab = useOpenTab();
  const count = countChanges(useProducts().changes) + useBadgeCounts().changedContent;
  const isForGuests = count > 0 || guestTabs.some((one) => one === tab);
  const isShown = mayPublish && (role !== null || isForGuests || !isRoleKnown);
  const unsaved = fill(plural(words.header, 'unsaved', count, language), { count });

  return (
    <header className="admin-header">
      <a className="skip btn sm" href="#content">
        {words.header.skip}
      </a>
      <div className="wrap bar admin-bar">
        <AdminBrand />
        <div className="row admin-acts">
          <span className="small muted unsaved sr-small" role="status">
            {count > 0 ? unsaved : ''}
          </span>
          <LanguageSwitch />
          <ThemeButton />
          <a className="btn line sm view-site" href="/">
            <Icon name="outside" />
            <span className="sr-small">{words.header.viewSite}</span>
          </a>
          {isShown && (
            // It keeps its place until the role is known.
            <span className={role === null && !isForGuests ? 'unseen' : undefined}>
              <Button
                id="save-changes"
                kind={count > 0 ? 'primary' : 'secondary'}
                onClick={() => setIsSaving(true)}
              >
                <span className="save-long">{words.header.saveChanges}</span>
                <span className="save-short">{words.header.saveShort}</span>
                {count > 0 && (
                  <span className="tag ink num unsaved-count" aria-hidden="true">
                    {count}
                  </span>
                )}
              </Button>
            </span>
          )}
          <AccountPlace />
        </div>
      </div>
      {isSaving && <SaveDialog onClose={() => setIsSaving(false)} />}
    </header>
  );
}

/** Its name says what a click does (A11Y-12). */
function ThemeButton() {
  const { header } = useAdmin().words;
  const isDark = useIsDark();
  return (
    <button
      className="iconbtn"
      type="button"
      aria-label={isDark ? header.themeToLight : header.themeToDark}
      onClick={toggleTheme}
    >
      <Icon name="moon" className="i-moon" />
      <Icon name="sun" className="i-sun" />
    </button>
  );
}
