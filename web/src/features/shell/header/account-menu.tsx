import { IconArchive, IconLogout, IconSparkles, IconUser, IconWallet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDismissable } from '../../../components/overlays/use-dismissable.ts'
import { useAuth } from '../../../http/auth-session.ts'
import { useProfile } from '../../../http/profile.ts'
import { useSignOut } from '../model/use-sign-out.ts'
import { initialsOf } from '../../../components/people/initials.ts'
import classes from './account-menu.module.css'

const links = [
  { key: 'account.settings', to: '/settings/account', icon: IconUser },
  { key: 'account.plans', to: '/prime', icon: IconSparkles },
  { key: 'account.wallet', to: '/settings/wallet', icon: IconWallet },
  // A phone's navigation bar has no room for this item.
  { key: 'nav.backup', to: '/backup', icon: IconArchive },
]

/** The person's initials, which open the account menu. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const auth = useAuth()
  const profile = useProfile()
  const { open, toggle, close, ref } = useDismissable()
  const { busy, signOutNow } = useSignOut()
  const email = auth.status === 'signed-in' ? auth.user.email : ''
  const name = profile?.displayName ?? email

  return (
    <div className={classes.menu} ref={ref}>
      <button
        type="button"
        className={classes.initials}
        aria-label={t('account.menu', { name })}
        aria-expanded={open}
        onClick={toggle}
      >
        {initialsOf(name)}
      </button>
      {open && (
        <div className={classes.panel}>
          <div className={classes.person}>
            <p className={classes.name}>{name}</p>
            {profile && <p className={classes.email}>{email}</p>}
          </div>
          {links.map(({ key, to, icon: Icon }) => (
            <Link key={key} to={to} className={classes.item} onClick={close}>
              <Icon size={18} stroke={1.7} aria-hidden />
              {t(key)}
            </Link>
          ))}
          <button type="button" className={classes.item} aria-disabled={busy} onClick={signOutNow}>
            <IconLogout size={18} stroke={1.7} aria-hidden className="turns-in-rtl" />
            {busy ? t('account.signingOut') : t('account.signOut')}
          </button>
        </div>
      )}
    </div>
  )
}
