import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../../i18n/format.ts'

const stepPercent = 25

/** Tells screen readers how far the work is, in quarters: every percent would interrupt them all the time. */
export function Milestones({ title, percent }: { title: string; percent: number | null }) {
  const { t } = useTranslation('backup')
  const reached = percent === null ? 0 : Math.floor(percent / stepPercent) * stepPercent
  return (
    <p className="visually-hidden" role="status">
      {reached > 0 && t('milestone', { title, percent: formatPercent(reached) })}
    </p>
  )
}
