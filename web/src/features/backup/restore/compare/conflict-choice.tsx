import type { ConflictingMark, RestoreConflict } from '@classeur/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import type { Side } from '../../model/restore-choice.ts'
import { useMomentText } from '../../model/use-moment-text.ts'
import classes from './conflict-choice.module.css'
import { useMarkText } from './use-mark-text.ts'

interface ConflictChoiceProps {
  conflict: RestoreConflict
  /** Undefined until it is decided. */
  side: Side | undefined
  onChoose: (side: Side) => void
}

/** One mark on both sides: its value, when and by whom it was changed. Arrow keys choose a side. */
export function ConflictChoice({ conflict, side, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('backup')
  const name = useId()
  const { studentName, questionLabel, examTitle, className } = conflict
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>
        <span className={classes.mark}>
          {t('preview.mark', { student: isolate(studentName), question: isolate(questionLabel) })}
        </span>
        <span className="text-quiet">
          {' '}
          <bdi>{examTitle}</bdi> · <bdi>{className}</bdi>
        </span>
      </legend>
      <div className={classes.sides}>
        {(['archived', 'here'] as const).map((one) => (
          <label key={one} className={classes.side}>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={side === one}
              onChange={() => onChoose(one)}
            />
            <SideText side={one} mark={conflict[one]} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SideText({ side, mark }: { side: Side; mark: ConflictingMark }) {
  const { t } = useTranslation('backup')
  const moment = useMomentText()
  const markText = useMarkText()
  const { changedAt, changedBy, comment } = mark
  const when = changedAt === null ? null : moment.short(changedAt)
  const who = changedBy === null ? null : isolate(changedBy)
  return (
    <span className={classes.text}>
      <span className="text-quiet">{t(`compare.side.${side}`)}</span>
      <span className={classes.value}>{markText(mark)}</span>
      {comment && (
        <bdi className={classes.comment} dir="auto">
          {comment}
        </bdi>
      )}
      <span className="text-quiet">{[when, who].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
