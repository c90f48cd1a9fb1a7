import type { Language } from '@classeur/contracts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { looksLikeEmail } from '../model/field-rules.ts'
import classes from './ask-for-mail.module.css'

interface AskForMailProps {
  send: (email: string, language: Language) => Promise<void>
  /** The address that the field starts with. */
  address?: string | undefined
  /** The text of the button. */
  action: string
  /** Shown afterwards. It must not reveal whether an account has this address. */
  sentText: string
}

/** Requests an email with a link. It can be requested again. */
export function AskForMail({ send, address = '', action, sentText }: AskForMailProps) {
  const { t } = useTranslation('identity')
  const [email, setEmail] = useState(address)
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { busy, error, submit } = useSubmission(send)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!looksLikeEmail(email)) return field.current?.focus()
    setSent(await submit(email.trim(), currentLanguage()))
  }

  return (
    <form className="stack" onSubmit={(event) => void onSubmit(event)} noValidate>
      {error !== null && <ProblemNote error={error} />}
      <TextField
        ref={field}
        data-no-draft="credentials"
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
      <p role="status" className={classes.sent}>
        {sent && sentText}
      </p>
      <Button look="primary" wide type="submit" busy={busy}>
        {sent ? t('reset.sendAgain') : action}
      </Button>
    </form>
  )
}
