import type { ReactNode } from 'react'
import { SwitchField } from '../../../../components/fields/choices/switch-field.tsx'
import classes from './lesson-switch.module.css'

interface LessonSwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Which lesson it is. */
  children: ReactNode
}

/** Whether a lesson is continued, with its title. */
export const LessonSwitch = ({ children, ...field }: LessonSwitchProps) => (
  <div className={classes.row}>
    <SwitchField {...field} />
    <span className={classes.title}>{children}</span>
  </div>
)
