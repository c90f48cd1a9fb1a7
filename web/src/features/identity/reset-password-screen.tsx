import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAuth } from '../../http/session/auth-session.ts'
import { IdentityFrame } from './frame/identity-frame.tsx'
import { askForPasswordReset } from './model/built-in-issuer.ts'
import { AskForMail } from './mailed-link/ask-for-mail.tsx'
import { NewPasswordForm } from './mailed-link/new-password-form.tsx'
import { useIntendedPath } from './model/use-intended-path.ts'
import { useMailedToken } from './model/use-mailed-link.ts'

/** Asks for the email address, or, opened from the emailed link (`token`), for the new password. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('identity')
  const { intendedPath, carried } = useIntendedPath()
  const token = useMailedToken()
  const auth = useAuth()
  const address = auth.status === 'signed-in' ? auth.user.email : undefined
  const lead = address === undefined ? t('reset.lead') : t('reset.leadSignedIn')
  return (
    <IdentityFrame
      title={t('reset.title')}
      lead={token ? t('reset.leadToken') : lead}
      footer={
        address === undefined ? (
          <Link to={`/login${carried}`}>{t('reset.back')}</Link>
        ) : (
          <Link to="/settings/account">{t('reset.backToSettings')}</Link>
        )
      }
    >
      {token ? (
        <NewPasswordForm key={token} token={token} />
      ) : (
        <AskForMail
          send={(email, language) => askForPasswordReset(email, language, intendedPath)}
          address={address}
          action={t('reset.submit')}
          sentText={t('reset.sent')}
        />
      )}
    </IdentityFrame>
  )
}
