import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIntendedPath } from './model/use-intended-path.ts'
import { IdentityFrame } from './frame/identity-frame.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { WaitingForMail } from './register/waiting-for-mail.tsx'

/** `/register`, first step: creates an account at the issuer, then waits for the confirmation email. */
export function CreateAccount() {
  const { t } = useTranslation('identity')
  const { carried } = useIntendedPath()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  return (
    <IdentityFrame
      title={t('register.title')}
      lead={mailedTo === null ? t('register.lead') : undefined}
      footer={
        <>
          {t('register.haveAccount')} <Link to={`/login${carried}`}>{t('register.signIn')}</Link>
        </>
      }
    >
      {mailedTo === null ? (
        <RegisterForm onRegistered={setMailedTo} />
      ) : (
        <WaitingForMail email={mailedTo} onOtherAddress={() => setMailedTo(null)} />
      )}
    </IdentityFrame>
  )
}
