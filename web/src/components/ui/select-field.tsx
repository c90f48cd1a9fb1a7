import type { ReactNode } from 'react'
import { FieldFrame } from './field.tsx'

interface SelectFieldProps<V extends string> {
  label: ReactNode
  hint?: ReactNode
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** One of a few, by the browser's own list. */
export const SelectField = <V extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: SelectFieldProps<V>) => (
  <FieldFrame label={label} hint={hint}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
