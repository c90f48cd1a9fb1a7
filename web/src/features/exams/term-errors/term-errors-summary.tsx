import type { TermErrors } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { joinList } from '../../../i18n/join-list.ts'
import classes from './term-errors-summary.module.css'

const shownTrends = ['recurs', 'new', 'gone'] as const

/** One line in plain words: how many skills recur, are new and are gone. */
export function TermErrorsSummary({ skills }: Pick<TermErrors, 'skills'>) {
  const { t } = useTranslation('term-errors')
  const parts = shownTrends.flatMap((trend) => {
    const count = skills.filter((skill) => skill.trend === trend).length
    return count > 0 ? [t(`summary.${trend}`, { count })] : []
  })
  return (
    <p className={classes.summary}>
      {parts.length === 0 ? t('summary.none') : t('summary.sentence', { parts: joinList(parts) })}
    </p>
  )
}
