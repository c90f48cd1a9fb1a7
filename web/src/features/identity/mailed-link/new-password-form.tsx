import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/button.tsx'
import { makeWayForSignIn, useAuth } from '../../../http/auth-session.ts'
import { setNewPassword } from '../model/built-in-issuer.ts'
import { ChoosePassword } from './choose-password.tsx'
import { MailedLinkPage } from './mailed-link-page.tsx'

/** Sets a password with the token of the email. It signs nobody in, and leaves another person signed in. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const auth = useAuth()
  const [done, setDone] = useState(false)
  const current = auth.status === 'signed-in' ? auth.user.email : null

  if (done) {
    return (
      <div className="stack" role="status">
        <p>{t('reset.done')}</p>
        <LinkButton to={current ? '/' : '/login'} look="primary" wide>
          {current ? t('reset.home') : t('login.submit')}
        </LinkButton>
      </div>
    )
  }
  const newMail = <LinkButton to="/resetpassword">{t('reset.newMail')}</LinkButton>
  return (
    <MailedLinkPage token={token} newMail={newMail}>
      {({ email }) => (
        <ChoosePassword
          email={email}
          note={current && current !== email && t('reset.otherSignedIn', { current, email })}
          label={t('field.newPassword')}
          action={t('reset.save')}
          newMail={newMail}
          send={async (password) => {
            await setNewPassword(token, password)
            // A new password ends all sessions of its account, including this one.
            if (current === email) makeWayForSignIn()
            setDone(true)
          }}
        />
      )}
    </MailedLinkPage>
  )
}
