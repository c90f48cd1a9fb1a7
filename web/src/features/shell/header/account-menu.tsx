import { IconArchive, IconLogout, IconSparkles, IconUser, IconWallet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../../../components/overlays/panels/menu.tsx'
import { useAuth } from '../../../http/session/auth-session.ts'
import { useProfile } from '../../../http/queries/profile.ts'
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
  const { busy, signOutNow } = useSignOut()
  const email = auth.status === 'signed-in' ? auth.user.email : ''
  const name = profile?.displayName ?? email

  const header = (
    <div className={classes.person}>
      <p className={classes.name}>{name}</p>
      {profile && <p className={classes.email}>{email}</p>}
    </div>
  )
  const groups = [
    {
      key: 'account',
      items: [
        ...links.map(({ key, ...link }) => ({ key, label: t(key), ...link })),
        {
          key: 'sign-out',
          label: busy ? t('account.signingOut') : t('account.signOut'),
          icon: IconLogout,
          turnsInRtl: true,
          isDisabled: busy,
          keepsOpen: true,
          run: signOutNow,
        },
      ],
    },
  ]

  return (
    <Menu label={t('account.menu', { name })} align="end" header={header} groups={groups}>
      {(opener) => (
        <button
          type="button"
          className={classes.initials}
          aria-label={t('account.menu', { name })}
          {...opener}
        >
          {initialsOf(name)}
        </button>
      )}
    </Menu>
  )
}
