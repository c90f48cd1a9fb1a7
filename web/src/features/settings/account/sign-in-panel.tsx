import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useAuth } from '../../../http/session/auth-session.ts'
import { NarrowStack } from './narrow-stack.tsx'

/** The email address and password are stored by the identity provider; the password is changed there. */
export function SignInPanel() {
  const { t } = useTranslation('settings')
  const auth = useAuth()
  return (
    <Panel title={t('signIn.title')}>
      <NarrowStack>
        <TextField
          label={t('signIn.email')}
          hint={t('signIn.emailHint')}
          value={auth.status === 'signed-in' ? auth.user.email : ''}
          readOnly
          dir="ltr"
        />
        <LinkButton to="/resetpassword">{t('signIn.password')}</LinkButton>
      </NarrowStack>
    </Panel>
  )
}
