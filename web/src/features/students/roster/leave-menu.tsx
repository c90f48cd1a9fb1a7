import { IconDoorExit } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useDismissable } from '../../../components/overlays/use-dismissable.ts'
import { dayOf } from './day.ts'
import classes from './leave-menu.module.css'

/** Marks students as having left, today or on another day. */
export function LeaveMenu({ onLeave }: { onLeave: (on: string) => void }) {
  const { t } = useTranslation('students')
  const { open, toggle, close, ref } = useDismissable()
  const [day, setDay] = useState(() => dayOf(new Date()))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (day === '') return
    close()
    onLeave(day)
  }
  return (
    <div ref={ref} className={classes.menu}>
      <Button
        small
        icon={<IconDoorExit size={17} aria-hidden className="turns-in-rtl" />}
        aria-expanded={open}
        onClick={toggle}
      >
        {t('selection.leave')}
      </Button>
      {open && (
        <form className={classes.popover} onSubmit={onSubmit}>
          <TextField
            type="date"
            required
            autoFocus
            label={t('selection.lastDay')}
            hint={t('selection.lastDayHint')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <Button small look="primary" type="submit">
            {t('selection.leaveNow')}
          </Button>
        </form>
      )}
    </div>
  )
}
