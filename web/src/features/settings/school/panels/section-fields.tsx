import type { ReactNode } from 'react'
import { ReadOnlyFields } from '../../../../components/fields/read-only-fields.ts'
import classes from './section-fields.module.css'

interface SectionFieldsProps {
  /** People without the right to change the settings see the same fields, read-only. */
  readOnly: boolean
  children: ReactNode
}

/** The fields of one section. Read-only fields can still be read and copied. */
export const SectionFields = ({ readOnly, children }: SectionFieldsProps) => (
  <ReadOnlyFields value={readOnly}>
    <div className={classes.fields}>{children}</div>
  </ReadOnlyFields>
)
