import { activeLeaves } from '@classeur/domain/exams'
import type { MarksAt } from '@classeur/contracts'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useAuth } from '../../../../http/session/auth-session.ts'
import { keyOf } from '../../engine/cell-key.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { isEnterable } from '../../model/grid-model.ts'
import classes from './restore-diff.module.css'
import { OthersNote } from './others-note.tsx'
import { planRestore } from './plan-restore.ts'
import { RestoreTable } from './restore-table.tsx'
import { restoreCells } from './restore-cells.ts'
import type { HistoryNames } from '../use-history-names.ts'

interface RestoreDiffProps {
  engine: SheetEngine
  marks: MarksAt
  /** The epoch in which `marks` were read. */
  epoch: number
  names: HistoryNames
  onBack: () => void
  onRestored: () => void
}

/** Lists every cell that differs from the past moment. The ticked ones are restored as one undo step. */
export function RestoreDiff({ engine, marks, epoch, names, onBack, onRestored }: RestoreDiffProps) {
  const { t } = useTranslation('mark-history')
  const auth = useAuth()
  const ownId = auth.status === 'signed-in' ? auth.user.id : null
  const { sheet, readOnly } = useSyncExternalStore(engine.subscribe, engine.state)
  const rows = useSyncExternalStore(engine.subscribeRows, engine.rows)
  const notes = useSyncExternalStore(engine.subscribeNotes, engine.notes)
  const plan = useMemo(
    () =>
      planRestore(marks, {
        leaves: new Map(activeLeaves(sheet.exam.structure).map((leaf) => [leaf.id, leaf])),
        studentIds: new Set(sheet.students.filter(isEnterable).map(({ id }) => id)),
        row: (studentId) => rows.get(studentId) ?? {},
        notes,
        cell: engine.cell,
        ownId,
      }),
    [engine, marks, sheet, rows, notes, ownId],
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const possible = plan.cells.filter(({ isImpossible }) => !isImpossible)
  const chosen = possible.filter(({ ref }) => !left.has(keyOf(ref)))
  const leave = (keys: readonly string[], isLeft: boolean) =>
    setLeft((before) =>
      isLeft ? new Set([...before, ...keys]) : new Set([...before].filter((key) => !keys.includes(key))),
    )

  return (
    <>
      <p role="status" className={classes.summary}>
        {plan.cells.length === 0 ? t('diff.same') : t('diff.count', { count: chosen.length })}
      </p>
      <OthersNote cells={chosen} names={names} onLeaveOut={(keys) => leave(keys, true)} />
      {plan.outside > 0 && <p className={classes.quiet}>{t('diff.outside', { count: plan.outside })}</p>}
      {plan.cells.length > 0 && (
        <RestoreTable
          cells={plan.cells.toSorted((a, b) => names.inOrder(a.ref, b.ref))}
          left={left}
          names={names}
          onLeave={leave}
        />
      )}
      <div className={classes.actions}>
        <Button onClick={onBack}>{t('diff.back')}</Button>
        {plan.cells.length > 0 && (
          <Button
            look="primary"
            disabled={chosen.length === 0 || readOnly !== null}
            onClick={() => {
              restoreCells(engine, chosen, epoch)
              onRestored()
            }}
          >
            {t('diff.confirm', { count: chosen.length })}
          </Button>
        )}
      </div>
    </>
  )
}
