import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { IdentityFrame } from '../components/identity-frame.tsx'
import { askForPasswordReset } from '../api/built-in-issuer.ts'
import { AskForMail } from '../components/ask-for-mail.tsx'
import { NewPasswordForm } from '../components/new-password-form.tsx'
import { useIntendedPath } from '../hooks/use-intended-path.ts'

/** Asks for the mail; with the `token` of the mail's link, asks for the new password. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('identity')
  const [search] = useSearchParams()
  const { carried } = useIntendedPath()
  const token = search.get('token')
  return (
    <IdentityFrame
      title={t('reset.title')}
      lead={token ? t('reset.leadToken') : t('reset.lead')}
      footer={<Link to={`/login${carried}`}>{t('reset.back')}</Link>}
    >
      {token ? (
        <NewPasswordForm token={token} />
      ) : (
        <AskForMail send={askForPasswordReset} action={t('reset.submit')} sentWords={t('reset.sent')} />
      )}
    </IdentityFrame>
  )
}
