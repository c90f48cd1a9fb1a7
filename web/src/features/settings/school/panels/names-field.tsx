import { useState } from 'react'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { namesIn } from '../../../../components/fields/text/listed-names.ts'

interface NamesFieldProps {
  label: string
  hint: string
  /** Shown with the typed text, which is never shortened. */
  error?: string | undefined
  names: readonly string[]
  onChange: (names: string[]) => void
}

/** A field for several names, separated by commas. It keeps the typed text while the meaning is the same. */
export function NamesField({ label, hint, error, names, onChange }: NamesFieldProps) {
  const [typed, setTyped] = useState('')
  const text = namesIn(typed).join() === names.join() ? typed : names.join(', ')
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(namesIn(event.currentTarget.value))
      }}
    />
  )
}
