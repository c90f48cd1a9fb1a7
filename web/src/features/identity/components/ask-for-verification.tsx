import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/ui/text-field.tsx'
import { looksLikeEmail } from '../field-rules.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Asks for the mail with the link again. */
export function AskForVerification() {
  const { t } = useTranslation('identity')
  const [email, setEmail] = useState('')
  return (
    <>
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {looksLikeEmail(email) && <ResendVerification key={email} email={email} />}
    </>
  )
}
