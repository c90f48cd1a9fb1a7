import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IdentityFrame } from './frame/identity-frame.tsx'
import { askForPasswordReset } from './model/built-in-issuer.ts'
import { AskForMail } from './mailed-link/ask-for-mail.tsx'
import { NewPasswordForm } from './mailed-link/new-password-form.tsx'
import { useIntendedPath } from './model/use-intended-path.ts'
import { useMailedToken } from './model/use-mailed-link.ts'

/** Asks for the email address, or, opened from the emailed link (`token`), for the new password. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('identity')
  const { carried } = useIntendedPath()
  const token = useMailedToken()
  return (
    <IdentityFrame
      title={t('reset.title')}
      lead={token ? t('reset.leadToken') : t('reset.lead')}
      footer={<Link to={`/login${carried}`}>{t('reset.back')}</Link>}
    >
      {token ? (
        <NewPasswordForm key={token} token={token} />
      ) : (
        <AskForMail send={askForPasswordReset} action={t('reset.submit')} sentText={t('reset.sent')} />
      )}
    </IdentityFrame>
  )
}
