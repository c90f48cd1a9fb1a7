import type { MarkingList } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { MarkingMeter } from '../../../components/classes/marking-meter.tsx'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { markingQuery } from '../model/marking-query.ts'
import classes from './continue-marking.module.css'

type Sheet = MarkingList['sheets'][number]

const firstShown = 4
const skeletonRowPx = 38

const marksToEnter = (sheets: readonly Sheet[]) =>
  sheets.reduce((sum, { progress: { entered, total } }) => sum + total - entered, 0)

/** Sheets with marks to enter. The first one has the page's primary button, which opens its next empty cell. */
export function ContinueMarking() {
  const { t } = useTranslation('home')
  const { data: sheets, error, refetch } = useQuery(markingQuery)
  const [all, setAll] = useState(false)
  if (sheets?.length === 0) return null
  const shown = sheets?.slice(0, all ? sheets.length : firstShown)
  return (
    <Panel
      title={t('marking.title')}
      aside={
        sheets &&
        t('marking.summary', {
          sheets: t('marking.sheets', { count: sheets.length }),
          marks: t('marking.marks', { count: marksToEnter(sheets) }),
        })
      }
    >
      {!sheets && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!sheets && !error && <SkeletonLines lines={3} heightPx={skeletonRowPx} />}
      <ul className="plain-list">
        {shown?.map((sheet, index) => (
          <SheetRow key={sheet.examId} sheet={sheet} isFirst={index === 0} />
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

function SheetRow({ sheet, isFirst }: { sheet: Sheet; isFirst: boolean }) {
  const { t } = useTranslation('home')
  const { markId, classColour, className, title, type, date, progress } = sheet
  const path = `/marksheet/${markId}`
  return (
    <li className={classes.row} data-wraps>
      <ClassDot colour={classColour} />
      <div className={classes.text}>
        <p className={classes.strong}>
          <bdi>{title}</bdi>
        </p>
        <p className="text-quiet">
          <bdi>{className}</bdi> ·{' '}
          {date ? t(`marking.dated.${type}`, { date: formatDayMonth(date) }) : t(`marking.type.${type}`)}
        </p>
      </div>
      <MarkingMeter progress={progress} title={title} />
      <span className={classes.action}>
        <LinkButton wide to={isFirst ? `${path}?go=next-empty` : path} look={isFirst ? 'primary' : 'default'}>
          {t(isFirst ? 'marking.continue' : 'marking.open')} <span className="visually-hidden">{title}</span>
        </LinkButton>
      </span>
    </li>
  )
}
