import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { askForPasswordReset } from '../api/built-in-issuer.ts'
import { looksLikeEmail } from '../field-rules.ts'
import classes from './identity-frame.module.css'

/** The answer does not say whether the address is known. */
export function AskForReset() {
  const { t } = useTranslation('identity')
  const [email, setEmail] = useState('')
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState(false)
  const { busy, error, submit } = useSubmission(askForPasswordReset)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (looksLikeEmail(email)) setSent(await submit(email.trim(), currentLanguage()))
  }

  return (
    <form className={classes.form} onSubmit={(event) => void onSubmit(event)} noValidate>
      {error !== null && <ProblemNote error={error} />}
      <TextField
        label={t('field.email')}
        error={checked && !looksLikeEmail(email) ? t('field.emailInvalid') : undefined}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <p role="status">{sent && t('reset.sent')}</p>
      <Button look="primary" wide type="submit" busy={busy}>
        {sent ? t('reset.sendAgain') : t('reset.submit')}
      </Button>
    </form>
  )
}
