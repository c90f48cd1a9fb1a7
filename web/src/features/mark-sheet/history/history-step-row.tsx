import { contentOf } from '@classeur/domain/marks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatAgo, formatExactTime, formatTime } from '../../../i18n/format.ts'
import { ChangedMark } from './changed-mark.tsx'
import { ChangedNote } from './changed-note.tsx'
import type { HistoryStep } from './group-history.ts'
import classes from './history-step-row.module.css'
import type { HistoryScope } from './history-scope.ts'
import type { HistoryNames } from './use-history-names.ts'

interface HistoryStepRowProps {
  step: HistoryStep
  scope: HistoryScope
  names: HistoryNames
  /** Null if nothing can be restored now. */
  onRestore: (() => void) | null
}

const mostLines = 3

/** One action of one person: the time, the kind of action, and the old and new marks. */
export function HistoryStepRow({ step, scope, names, onRestore }: HistoryStepRowProps) {
  const { t } = useTranslation('mark-history')
  const { by, kind, to, afterRelease } = step
  const changes = useMemo(() => step.changes.toSorted(names.inOrder), [step, names])
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen || changes.length <= mostLines + 1 ? changes : changes.slice(0, mostLines)
  return (
    <li className={classes.step}>
      <time className={classes.time} dateTime={to} title={formatExactTime(to)}>
        {formatTime(to)}
        <span className={classes.ago}>{formatAgo(to)}</span>
      </time>
      <div className={classes.what}>
        <p className={classes.who}>
          <bdi className={classes.person}>{names.person(by)}</bdi>
          <span>{t(`kind.${kind}`, { count: changes.length })}</span>
          {afterRelease && <Tag tone="sun">{t('afterRelease')}</Tag>}
        </p>
        <ul className={classes.changes}>
          {shown.map(({ studentId, leafId, version, from, to: after, fromNote, toNote }) => (
            <li key={`${studentId}:${leafId}:${version}`} className={classes.change}>
              {!('studentId' in scope) && <bdi>{names.student(studentId)}</bdi>}
              {!('leafId' in scope) && <bdi className={classes.question}>{names.question(leafId)}</bdi>}
              {(from !== after || !toNote) && (
                <ChangedMark
                  from={names.mark(contentOf(from), leafId)}
                  to={names.mark(contentOf(after), leafId)}
                />
              )}
              {fromNote && toNote && <ChangedNote from={fromNote} to={toNote} names={names} />}
            </li>
          ))}
        </ul>
        {shown.length < changes.length && (
          <Button small look="quiet" onClick={() => setIsOpen(true)}>
            {t('allCells', { count: changes.length })}
          </Button>
        )}
      </div>
      {onRestore && (
        <Button small onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </li>
  )
}
