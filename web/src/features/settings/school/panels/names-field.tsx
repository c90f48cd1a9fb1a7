import { useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { namesIn } from './listed-names.ts'

interface NamesFieldProps {
  label: string
  hint: string
  names: readonly string[]
  onChange: (names: string[]) => void
}

/** A field for several names, separated by commas. It keeps the typed text while the meaning is the same. */
export function NamesField({ label, hint, names, onChange }: NamesFieldProps) {
  const [typed, setTyped] = useState('')
  const text = namesIn(typed).join() === names.join() ? typed : names.join(', ')
  return (
    <TextField
      label={label}
      hint={hint}
      value={text}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(namesIn(event.currentTarget.value))
      }}
    />
  )
}
