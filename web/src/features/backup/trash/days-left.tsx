import { trashDays } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Meter } from '../../../components/charts/meter.tsx'
import { daysUntil } from '../../../components/feedback/days-until.ts'
import classes from './days-left.module.css'

/** From then on the row warns. */
const fewDays = 7

/** The days until an entry can't be restored any more, as text and as a bar that gets shorter. */
export function DaysLeft({ purgeAt }: { purgeAt: string }) {
  const { t } = useTranslation('trash')
  const days = daysUntil(purgeAt)
  const isSoon = days <= fewDays
  const text = t('left', { count: days })
  return (
    <div className={classes.days} data-soon={isSoon || undefined}>
      <p className={classes.text}>{text}</p>
      <div aria-hidden>
        <Meter percent={(days / trashDays) * 100} label={text} tone={isSoon ? 'sun' : 'plain'} />
      </div>
    </div>
  )
}
