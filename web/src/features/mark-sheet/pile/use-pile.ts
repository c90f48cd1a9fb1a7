import type { SheetStudent } from '@classeur/contracts'
import { isEntered, type PaperOwner } from '@classeur/domain/marks'
import { useMemo, useSyncExternalStore } from 'react'
import { useDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { gridModelOf, isEnterable } from '../model/grid-model.ts'
import { pileDraftOf } from './pile-drafts.ts'

/** The pile of one sheet: its students, which papers are done, and which are unfinished. */
export function usePile(engine: SheetEngine) {
  const state = useSyncExternalStore(engine.subscribe, engine.state)
  const rows = useSyncExternalStore(engine.subscribeRows, engine.rows)
  const drafts = pileDraftOf(state.sheet.exam.id)
  const draft = useSyncExternalStore(drafts.subscribe, drafts.get)
  const digits = useDigits()
  const language = currentLanguage()
  const model = useMemo(() => gridModelOf(state.sheet, { language, digits }), [state.sheet, language, digits])
  const owners = useMemo(
    () =>
      model.students.map((student): PaperOwner<SheetStudent> => {
        const row = rows.get(student.id)
        return { student, isDone: model.columns.every(({ leaf }) => isEntered(row?.[leaf.id])) }
      }),
    [model, rows],
  )
  const papers = owners.filter(({ student }) => isEnterable(student))
  return {
    ...{ model, owners, draft, drafts, readOnly: state.readOnly, epoch: state.epoch },
    total: papers.length,
    done: papers.filter(({ isDone }) => isDone).length,
    open: papers.find(({ student }) => student.id === draft.openId) ?? null,
  }
}

export type Pile = ReturnType<typeof usePile>
