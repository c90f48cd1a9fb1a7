import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { register } from '../model/built-in-issuer.ts'
import { looksLikeEmail } from '../model/field-rules.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'
import { ArrivalNote } from '../model/arrival-note.tsx'

/** Asks only for the address; the page of the emailed link asks for the password. `onRegistered` gets the address. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { t } = useTranslation('identity')
  const { intendedPath } = useIntendedPath()
  const [email, setEmail] = useState('')
  const [checked, setChecked] = useState(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const { busy, error, submit } = useSubmission(register)

  const emailError = checked && !looksLikeEmail(email) ? t('field.emailInvalid') : undefined

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!looksLikeEmail(email)) return emailRef.current?.focus()
    const registration = { email: email.trim(), language: currentLanguage(), redirectTo: intendedPath }
    if (await submit(registration)) onRegistered(registration.email)
  }

  return (
    <form className="stack" onSubmit={(event) => void onSubmit(event)} noValidate>
      {error === null ? <ArrivalNote /> : <ProblemNote error={error} />}
      <TextField
        ref={emailRef}
        data-no-draft="credentials"
        label={t('field.email')}
        error={emailError}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button look="primary" wide type="submit" busy={busy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
