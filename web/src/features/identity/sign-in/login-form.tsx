import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { PasswordField } from '../../../components/fields/text/password-field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { signIn } from '../model/built-in-issuer.ts'
import { looksLikeEmail } from '../model/field-rules.ts'
import { useIntendedPath } from '../model/use-intended-path.ts'
import { ArrivalNote } from '../model/arrival-note.tsx'
import classes from './login-form.module.css'

/** Email and password form. After a refusal the email stays and the empty password field has the focus. */
export function LoginForm() {
  const { t } = useTranslation('identity')
  const { intendedPath, carried } = useIntendedPath()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const { busy, error, submit } = useSubmission(signIn)

  const emailError = checked && !looksLikeEmail(email) ? t('field.emailInvalid') : undefined
  const passwordError = checked && password === '' ? t('field.passwordMissing') : undefined

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!looksLikeEmail(email)) return emailRef.current?.focus()
    if (password === '') return passwordRef.current?.focus()
    if (await submit(email.trim(), password, intendedPath)) return
    setPassword('')
    setChecked(false)
    passwordRef.current?.focus()
  }

  return (
    <form className="stack" onSubmit={(event) => void onSubmit(event)} noValidate>
      {error === null ? search.has('error') && <ArrivalNote /> : <ProblemNote error={error} />}
      {isProblem(error, 'general/too-many-requests') && <p>{t('login.otherWays')}</p>}
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
      <PasswordField
        ref={passwordRef}
        label={t('field.password')}
        error={passwordError}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.between}>
        <Link to={`/resetpassword${carried}`}>{t('login.forgotten')}</Link>
      </div>
      <Button look="primary" wide type="submit" busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
