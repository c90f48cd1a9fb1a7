import { useState } from 'react'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { namesIn } from './listed-names.ts'

interface NamesFieldProps {
  label: string
  hint: string
  names: readonly string[]
  onChange: (names: string[]) => void
}

/** A few names in one line, separated by commas. What is typed stays as it is as long as it means the same. */
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
