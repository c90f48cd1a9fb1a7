import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** One line of text. */
export const TextField = ({ label, hint, error, ...input }: TextFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => <input {...input} {...control} />}
  </FieldFrame>
)
