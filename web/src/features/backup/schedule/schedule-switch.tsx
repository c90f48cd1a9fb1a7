import { useId } from 'react'
import { Switch } from '../../../components/fields/choices/switch.tsx'
import classes from './schedule-switch.module.css'

interface ScheduleSwitchProps {
  title: string
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A backup that is made by itself, which can be switched off. */
export function ScheduleSwitch({ title, text, checked, onChange }: ScheduleSwitchProps) {
  const textId = useId()
  return (
    <div className={classes.item}>
      <label className={classes.label}>
        <span className={classes.title}>{title}</span>
        <Switch checked={checked} onChange={onChange} describedBy={textId} />
      </label>
      <p id={textId} className="text-quiet">
        {text}
      </p>
    </div>
  )
}
