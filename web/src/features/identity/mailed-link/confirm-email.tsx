import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { useAuth } from '../../../http/session/auth-session.ts'
import { confirmEmail } from '../model/built-in-issuer.ts'
import { AskForLinkAgain } from './ask-for-link-again.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { MailedLinkPage } from './mailed-link-page.tsx'

/** Names the address, asks for a password, and asks before it replaces the session of another person. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const auth = useAuth()
  const current = auth.status === 'signed-in' ? auth.user.email : null
  const newMail = <AskForLinkAgain />
  return (
    <MailedLinkPage token={token} newMail={newMail}>
      {({ email, redirectTo }) => (
        <ChoosePassword
          email={email}
          note={current && t('verify.otherSignedIn', { current, email })}
          label={t('field.choosePassword')}
          action={current ? t('verify.switch') : t('verify.submit')}
          decline={
            current && (
              <LinkButton wide to="/">
                {t('verify.stay')}
              </LinkButton>
            )
          }
          newMail={newMail}
          send={(password) => confirmEmail(token, password, redirectTo)}
        />
      )}
    </MailedLinkPage>
  )
}
