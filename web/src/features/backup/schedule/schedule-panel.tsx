import type { BackupList, BackupSchedule } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { backupsQuery } from '../../../http/queries/backups.ts'
import { saveSchedule } from '../model/backups.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import classes from './schedule-panel.module.css'
import { ScheduleSwitch } from './schedule-switch.tsx'

/** When backups are made by themselves. A switch applies at once. */
export function SchedulePanel({ schedule }: { schedule: BackupSchedule }) {
  const { t } = useTranslation('backup')
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const noteId = useId()
  const { error, submit } = useSubmission(async (next: BackupSchedule) => {
    const { queryKey } = backupsQuery
    const show = (shown: BackupSchedule) =>
      client.setQueryData(queryKey, (list: BackupList | undefined) => list && { ...list, schedule: shown })
    await client.cancelQueries({ queryKey })
    show(next)
    try {
      show(await saveSchedule(next))
    } catch (problem) {
      show(schedule)
      throw problem
    }
  })
  return (
    <Panel
      title={t('schedule.title')}
      aside={
        <Button small look="quiet" onClick={() => setIsOpen(true)}>
          {t('schedule.details')}
        </Button>
      }
      className={classes.panel ?? ''}
    >
      <div className={classes.switches}>
        {(['nightly', 'weekly'] as const).map((kind) => (
          <ScheduleSwitch
            key={kind}
            title={t(`schedule.${kind}`)}
            text={t(`schedule.${kind}Text`)}
            checked={schedule[kind]}
            onChange={(checked) => void submit({ ...schedule, [kind]: checked })}
          />
        ))}
      </div>
      {!schedule.nightly && !schedule.weekly && (
        <p id={noteId} className={classes.note}>
          {t('schedule.none')}
        </p>
      )}
      {error !== null && (
        <div className={classes.note}>
          <ProblemNote error={error} />
        </div>
      )}
      {isOpen && <ScheduleDialog onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
