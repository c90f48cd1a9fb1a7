import { useContext, type ComponentProps, type ReactNode } from 'react'
import { FieldFrame } from '../field.tsx'
import { ReadOnlyFields } from '../read-only-fields.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A field for one line of text. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const isReadOnly = useContext(ReadOnlyFields)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <input {...input} readOnly={input.readOnly ?? isReadOnly} {...control} />}
    </FieldFrame>
  )
}
