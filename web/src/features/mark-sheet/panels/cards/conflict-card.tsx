import type { CellNote, CellRef } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useAuth } from '../../../../http/session/auth-session.ts'
import { formatTime } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { CardActions } from './card-actions.tsx'
import classes from './conflict-card.module.css'
import { Card } from './card.tsx'
import type { GoTo } from '../../model/go-to.ts'
import { leafLabel, personName, studentName } from '../../model/sheet-names.ts'
import { useErrorTypeNames } from '../../model/use-error-type-names.ts'
import { noteText } from '../../model/note-text.ts'
import { useMarkText } from './use-mark-text.ts'
import { useCellView, useSheetState } from '../../model/use-sheet.ts'

interface ConflictCardProps {
  engine: SheetEngine
  cellRef: CellRef
  onGoTo: GoTo
}

/** A conflict in one cell: the mark typed here and the other one, with its author and time. The person chooses one. */
export function ConflictCard({ engine, cellRef, onGoTo }: ConflictCardProps) {
  const { t } = useTranslation('mark-panels')
  const auth = useAuth()
  const state = useSheetState(engine)
  const { conflict } = useCellView(engine, cellRef)
  const markText = useMarkText(state.sheet)
  if (!conflict) return null
  const { mine, theirs } = conflict
  const isOwn = auth.status === 'signed-in' && auth.user.id === theirs.by
  const who = isOwn
    ? t('conflict.otherWindow')
    : isolate(personName(state, theirs.by) ?? t('conflict.somebody'))
  const keep = (which: 'mine' | 'theirs') => {
    engine.resolve(cellRef, which)
    onGoTo(cellRef)
  }
  return (
    <Card
      tone="sky"
      title={
        <button type="button" className={classes.where} onClick={() => onGoTo(cellRef)}>
          {t('conflict.title', {
            student: studentName(state.sheet, cellRef.studentId),
            question: leafLabel(state.sheet, cellRef.leafId),
          })}
        </button>
      }
    >
      <dl className={classes.values}>
        <div>
          <dt>{t('conflict.mine')}</dt>
          <dd>
            {markText(mine, cellRef.leafId)}
            <ConflictNote note={mine.note} classId={state.sheet.exam.classId} />
          </dd>
        </div>
        <div data-theirs>
          <dt>{t('conflict.theirs', { who, at: isolate(formatTime(theirs.at)) })}</dt>
          <dd>
            {markText(theirs, cellRef.leafId)}
            <ConflictNote note={theirs.note} classId={state.sheet.exam.classId} />
          </dd>
        </div>
      </dl>
      <CardActions>
        {state.readOnly === null && (
          <Button small onClick={() => keep('mine')}>
            {t('conflict.keepMine')}
          </Button>
        )}
        <Button small onClick={() => keep('theirs')}>
          {t('conflict.keepTheirs')}
        </Button>
      </CardActions>
    </Card>
  )
}

function ConflictNote({ note, classId }: { note: CellNote | undefined; classId: string }) {
  const own = useErrorTypeNames(classId)
  return (
    note && (
      <bdi className={classes.note} dir="auto">
        {noteText(note, own)}
      </bdi>
    )
  )
}
