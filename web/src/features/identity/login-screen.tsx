import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IdentityFrame } from './frame/identity-frame.tsx'
import { LoginForm } from './sign-in/login-form.tsx'
import { useIntendedPath } from './model/use-intended-path.ts'

/** The sign-in screen. */
export default function LoginScreen() {
  const { t } = useTranslation('identity')
  const { carried } = useIntendedPath()
  return (
    <IdentityFrame
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <>
          {t('login.noAccount')} <Link to={`/register${carried}`}>{t('login.register')}</Link>
        </>
      }
    >
      <LoginForm />
    </IdentityFrame>
  )
}
