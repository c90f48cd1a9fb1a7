import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { makeWayForSignIn, useAuth } from '../../../http/session/auth-session.ts'
import { setNewPassword } from '../model/built-in-issuer.ts'
import { queryFor } from '../model/use-intended-path.ts'
import { ChoosePassword } from './choose-password.tsx'
import { MailedLinkPage } from './mailed-link-page.tsx'

/** Sets a password with the token of the email. It signs nobody in, and leaves another person signed in. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const auth = useAuth()
  /** What the person wanted to open; null until the password is saved. */
  const [next, setNext] = useState<string | null>(null)
  const current = auth.status === 'signed-in' ? auth.user.email : null

  if (next !== null) {
    return (
      <div className="stack" role="status">
        <p>{t('reset.done')}</p>
        <LinkButton to={current ? '/' : `/login${queryFor(next)}`} look="primary" wide>
          {current ? t('reset.home') : t('login.submit')}
        </LinkButton>
      </div>
    )
  }
  const newMail = (path: string) => (
    <LinkButton to={`/resetpassword${queryFor(path)}`}>{t('reset.newMail')}</LinkButton>
  )
  return (
    <MailedLinkPage token={token} newMail={newMail('/')}>
      {({ email, redirectTo }) => (
        <ChoosePassword
          email={email}
          note={current && current !== email && t('reset.otherSignedIn', { current, email })}
          label={t('field.newPassword')}
          action={t('reset.save')}
          newMail={newMail(redirectTo)}
          send={async (password) => {
            await setNewPassword(token, password)
            // A new password ends all sessions of its account, including this one.
            if (current === email) makeWayForSignIn()
            setNext(redirectTo)
          }}
        />
      )}
    </MailedLinkPage>
  )
}
