import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from '../field.tsx'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A field for several lines of text. */
export const TextAreaField = ({ label, hint, error, ...area }: TextAreaFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error}>
    {(control) => <textarea rows={3} dir="auto" {...area} {...control} />}
  </FieldFrame>
)
