import type { FormEvent, ReactNode } from 'react'
import { SaveRow, type Saving } from '../save-row.tsx'
import classes from '../settings.module.css'

interface SchoolFormProps {
  saving: Saving
  save: () => void
  isValid?: boolean
  /** Who may not change it sees the same, without a way to. */
  readOnly: boolean
  children: ReactNode
}

/** A part of the settings with its own button; what is read-only can still be read and copied. */
export function SchoolForm({ saving, save, isValid = true, readOnly, children }: SchoolFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!readOnly && isValid && saving.isChanged) save()
  }
  return (
    <form className={classes.stack} onSubmit={onSubmit} noValidate>
      <fieldset className={classes.fields} disabled={readOnly}>
        {children}
      </fieldset>
      {!readOnly && <SaveRow saving={saving} isValid={isValid} />}
    </form>
  )
}
