import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { useAuth } from '../../http/session/auth-session.ts'

/** Links to sign in and register, or for a signed-in person a link to the app. */
export function WelcomeLinks({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation('welcome')
  const auth = useAuth()
  if (auth.status === 'signed-in') {
    return (
      <LinkButton to="/" look="primary">
        {t('open')}
      </LinkButton>
    )
  }
  return (
    <>
      {wide && (
        <LinkButton to="/register" look="primary">
          {t('register')}
        </LinkButton>
      )}
      <LinkButton to="/login">{t('signIn')}</LinkButton>
    </>
  )
}
