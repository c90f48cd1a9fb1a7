import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { isolate } from '../../../i18n/isolate.ts'
import type { SheetEngine } from '../engine/sheet-engine.ts'
import { HistoryList } from './history-list.tsx'
import { historyQuery } from './history-queries.ts'
import type { HistoryScope } from './history-scope.ts'
import { RestoreView, type Moment } from './restore/restore-view.tsx'
import { useHistoryNames } from './use-history-names.ts'

interface HistoryDialogProps {
  engine: SheetEngine
  scope: HistoryScope
  onClose: () => void
}

/**
 * The history of a cell, a student, a question or the sheet: who changed what and when, with a way to restore any
 * moment.
 */
export function HistoryDialog({ engine, scope, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('mark-history')
  const { sheet, readOnly } = useSyncExternalStore(engine.subscribe, engine.state)
  const query = useInfiniteQuery(historyQuery(sheet.exam.id, scope))
  const people = useMemo(() => query.data?.pages.flatMap((page) => page.people) ?? [], [query.data])
  const names = useHistoryNames(sheet, people)
  const [moment, setMoment] = useState<Moment | null>(null)
  const [isReturn, setIsReturn] = useState(false)
  const title = t(`title.${scope.of}`, {
    student: isolate('studentId' in scope ? names.student(scope.studentId) : ''),
    question: isolate('leafId' in scope ? names.question(scope.leafId) : ''),
  })
  return (
    <Dialog wide title={title} onClose={onClose}>
      {moment ? (
        <RestoreView
          engine={engine}
          scope={scope}
          moment={moment}
          names={names}
          onBack={() => {
            setIsReturn(true)
            setMoment(null)
          }}
          onRestored={onClose}
        />
      ) : (
        <HistoryList
          query={query}
          people={people}
          scope={scope}
          names={names}
          isReturn={isReturn}
          canRestore={readOnly === null}
          onMoment={setMoment}
        />
      )}
    </Dialog>
  )
}
