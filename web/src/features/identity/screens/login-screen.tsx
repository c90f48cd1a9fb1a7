import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IdentityFrame } from '../components/identity-frame.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { useIntendedPath } from '../hooks/use-intended-path.ts'

/** Sign in. */
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
