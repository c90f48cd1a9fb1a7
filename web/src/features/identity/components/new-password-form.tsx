import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../components/ui/button.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { setNewPassword } from '../api/built-in-issuer.ts'
import { isLongEnough, minPasswordLength } from '../field-rules.ts'
import classes from './identity-frame.module.css'

/** Sets the password with the token of the mail; a dead link leads to a new mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('identity')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [done, setDone] = useState(false)
  const { busy, error, submit } = useSubmission(setNewPassword)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isLongEnough(password)) setDone(await submit(token, password))
  }

  if (done) {
    return (
      <div className={classes.form} role="status">
        <p>{t('reset.done')}</p>
        <LinkButton to="/login" look="primary" wide>
          {t('login.submit')}
        </LinkButton>
      </div>
    )
  }
  const tooShort = t('field.passwordShort', { count: minPasswordLength })
  return (
    <form className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {error !== null && <ProblemNote error={error} />}
      {isProblem(error, 'identity/link-invalid') && (
        <LinkButton to="/resetpassword">{t('reset.newMail')}</LinkButton>
      )}
      <PasswordField
        label={t('field.newPassword')}
        hint={t('field.passwordHint', { count: minPasswordLength })}
        error={checked && !isLongEnough(password) ? tooShort : undefined}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button look="primary" wide type="submit" busy={busy}>
        {t('reset.save')}
      </Button>
    </form>
  )
}
