import { useContext, type ReactNode } from 'react'
import { FieldFrame } from '../field.tsx'
import { ReadOnlyFields } from '../read-only-fields.ts'

interface SelectFieldProps<V extends string> {
  label: ReactNode
  hint?: ReactNode
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/**
 * A choice of one option from the browser's own list. When read-only, shows the chosen option as text that can be
 * copied.
 */
export function SelectField<V extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: SelectFieldProps<V>) {
  const isReadOnly = useContext(ReadOnlyFields)
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) =>
        isReadOnly ? (
          <input
            {...control}
            readOnly
            value={options.find((option) => option.value === value)?.label ?? ''}
          />
        ) : (
          <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value as V)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </FieldFrame>
  )
}
