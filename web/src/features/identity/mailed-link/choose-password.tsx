import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { PasswordField } from '../../../components/fields/text/password-field.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { isLongEnough, minPasswordLength } from '../model/field-rules.ts'
import classes from './choose-password.module.css'
import { isDeadLink } from './mailed-link-page.tsx'

interface ChoosePasswordProps {
  /** The address that the emailed link was sent to. */
  email: string
  /** Explains what happens to the session of another signed-in person. */
  note?: ReactNode
  label: string
  action: string
  /** An alternative beside the button. */
  decline?: ReactNode
  /** Offers a new email in case the link was used meanwhile. */
  newMail: ReactNode
  send: (password: string) => Promise<void>
}

/** Names the address and asks for a password. Sends nothing until the button is clicked. */
export function ChoosePassword(props: ChoosePasswordProps) {
  const { email, note, label, action, decline, newMail, send } = props
  const { t } = useTranslation('identity')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { busy, error, submit } = useSubmission(send)
  const problem = useProblemText(error)
  const isWeak = problem.code.startsWith('identity/password-')

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isLongEnough(password) || !(await submit(password))) field.current?.focus()
  }

  const tooShort =
    checked && !isLongEnough(password) && t('field.passwordShort', { count: minPasswordLength })
  const refused = isWeak && `${problem.title} ${problem.advice}`
  return (
    <form className="stack" onSubmit={(event) => void onSubmit(event)} noValidate>
      {error !== null && !isWeak && <ProblemNote error={error} />}
      {isDeadLink(error) && newMail}
      {note && <p className={classes.note}>{note}</p>}
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        readOnly
        value={email}
      />
      <PasswordField
        ref={field}
        label={label}
        hint={t('field.passwordHint', { count: minPasswordLength })}
        error={tooShort || refused || undefined}
        name="new-password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button look="primary" wide type="submit" busy={busy}>
        {action}
      </Button>
      {decline}
    </form>
  )
}
