import type { SchoolClass } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatAgo, formatNumber } from '../../../i18n/format.ts'
import classes from './class-figures.module.css'

/** Four figures of the class. */
export function ClassFigures({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { counts, memberCount, studentLimit, lastActivityAt } = schoolClass
  return (
    <Panel title={t('figures.title')} aside={t('figures.lastActivity', { ago: formatAgo(lastActivityAt) })}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('figures.students')}</dt>
          <dd>
            {formatNumber(counts.students)}
            {studentLimit !== null && (
              <span className={classes.of}> {t('figures.limit', { limit: studentLimit })}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('figures.exams')}</dt>
          <dd>{formatNumber(counts.exams)}</dd>
        </div>
        <div>
          <dt>{t('figures.cells')}</dt>
          <dd>{formatNumber(counts.cellsToEnter)}</dd>
        </div>
        <div>
          <dt>{t('figures.teachers')}</dt>
          <dd>{formatNumber(memberCount)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
