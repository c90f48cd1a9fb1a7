import { useTranslation } from 'react-i18next'
import { register } from '../model/built-in-issuer.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'
import { AskForMail } from './ask-for-mail.tsx'

/** Requests another confirmation email. */
export function AskForLinkAgain() {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  return (
    <AskForMail
      send={(email, language) => register({ email, language, redirectTo: intendedPath })}
      action={t('verify.sendAgain')}
      sentText={t('verify.sent')}
    />
  )
}
