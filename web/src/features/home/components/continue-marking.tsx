import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { MarkingMeter } from '../../../components/classes/marking-meter.tsx'
import { Button, LinkButton } from '../../../components/ui/button.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { latestClassesQuery } from '../../../http/school-class.ts'
import { markingQuery } from '../api/marking.ts'
import classes from './home.module.css'

const firstShown = 4
const skeletonRowPx = 38

/** The sheets with marks to enter, each a press away. Without any class there is nothing to continue. */
export function ContinueMarking() {
  const { t } = useTranslation('home')
  const { data: sheets, error, refetch } = useQuery(markingQuery)
  const { data: latest } = useQuery(latestClassesQuery)
  const [all, setAll] = useState(false)
  const colours = new Map(latest?.classes.map(({ id, colour }) => [id, colour]))
  if (sheets?.length === 0 && latest?.classes.length === 0) return null
  return (
    <Panel
      title={t('marking.title')}
      aside={sheets && sheets.length > 0 && t('marking.sheets', { count: sheets.length })}
    >
      {!sheets && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!sheets && !error && <SkeletonLines lines={3} heightPx={skeletonRowPx} />}
      {sheets?.length === 0 && <p className={classes.quiet}>{t('marking.empty')}</p>}
      <ul className={classes.list}>
        {sheets?.slice(0, all ? sheets.length : firstShown).map((sheet) => (
          <li key={sheet.examId} className={classes.row} data-wraps>
            <ClassDot colour={colours.get(sheet.classId) ?? 'slate'} />
            <div className={classes.words}>
              <p className={classes.strong}>
                <bdi>{sheet.title}</bdi>
              </p>
              <p className={classes.small}>
                <bdi>{sheet.className}</bdi>
              </p>
            </div>
            <MarkingMeter progress={sheet.progress} title={sheet.title} />
            <LinkButton small to={`/marksheet/${sheet.markId}`}>
              {t('marking.open')} <span className="visually-hidden">{sheet.title}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {sheets && sheets.length > firstShown && !all && (
        <p className={classes.more}>
          <Button small look="quiet" onClick={() => setAll(true)}>
            {t('marking.more', { count: sheets.length - firstShown })}
          </Button>
        </p>
      )}
    </Panel>
  )
}
