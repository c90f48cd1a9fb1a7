import { useQuery } from '@tanstack/react-query'
import { IconLock } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { latestClassesQuery } from '../../../http/queries/school-class.ts'
import { LargerPlan } from '../../billing/plans/larger-plan.tsx'
import { ChooseOpenButton } from './choose-open-button.tsx'
import classes from './over-limit-note.module.css'

const iconPx = 20

/**
 * Says that the person has more classes than the plan allows, and lets the person choose the ones that stay open.
 * Renders nothing for everybody else.
 */
export function OverLimitNote() {
  const { data } = useQuery(latestClassesQuery)
  if (!data || data.limit === null || data.used <= data.limit) return null
  // Few people ever see the note, so its texts load with it.
  return (
    <Suspense>
      <Note used={data.used} limit={data.limit} />
    </Suspense>
  )
}

function Note({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation('open-classes')
  const titleId = useId()
  return (
    <aside className={classes.note} aria-labelledby={titleId}>
      <IconLock size={iconPx} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <p id={titleId} className={classes.title}>
          {t('note.title', { count: used, limit })}
        </p>
        <p>{t('note.text', { count: used - limit })}</p>
        <LargerPlan reason="classes" />
      </div>
      <ChooseOpenButton />
    </aside>
  )
}
