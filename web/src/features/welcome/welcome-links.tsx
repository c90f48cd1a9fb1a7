import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../components/fields/button.tsx'
import { useAuth } from '../../http/auth-session.ts'

/** The ways in; someone who is signed in gets the way to their pages. */
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
