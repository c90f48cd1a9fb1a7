import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { Popover } from '../../../components/overlays/panels/popover.tsx'
import { dayOf } from '../../../components/people/day.ts'
import classes from './leave-menu.module.css'

/** Marks students as having left, today or on another day. */
export function LeaveMenu({ onLeave }: { onLeave: (on: string) => void }) {
  const { t } = useTranslation('students')
  const [day, setDay] = useState(() => dayOf(new Date()))
  return (
    <Popover
      label={t('selection.leave')}
      opener={(opener) => (
        <Button small icon={<IconDoorExit size={17} aria-hidden className="turns-in-rtl" />} {...opener}>
          {t('selection.leave')}
        </Button>
      )}
    >
      {(close) => (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (day === '') return
            close()
            onLeave(day)
          }}
        >
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
    </Popover>
  )
}
