import { useTranslation } from 'react-i18next'
import { sendVerificationAgain } from '../api/built-in-issuer.ts'
import { AskForMail } from './ask-for-mail.tsx'

/** Asks for the mail that confirms the address again. */
export function AskForVerification() {
  const { t } = useTranslation('identity')
  return (
    <AskForMail send={sendVerificationAgain} action={t('verify.sendAgain')} sentWords={t('verify.sent')} />
  )
}
