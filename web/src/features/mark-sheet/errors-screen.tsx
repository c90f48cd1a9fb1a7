import { defaultMissedBelowBasisPoints } from '@classeur/domain/marks'
import { IconStairs } from '@tabler/icons-react'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/fields/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import type { MatrixPosition } from './errors/matrix/active-cell.ts'
import { ErrorMatrix } from './errors/matrix/error-matrix.tsx'
import { MostMissedPanel } from './errors/side/most-missed-panel.tsx'
import { NeedGroupsPanel } from './errors/side/need-groups-panel.tsx'
import { WhoMissedPanel } from './errors/side/who-missed-panel.tsx'
import { ErrorsHeadline } from './errors/tools/errors-headline.tsx'
import { ErrorsTools } from './errors/tools/errors-tools.tsx'
import { clearErrorTypes, toggleErrorType } from './errors/types/note-cell.ts'
import { TypeStrip } from './errors/types/type-strip.tsx'
import { useActiveCell } from './errors/types/use-active-cell.ts'
import { useErrorTypes } from './errors/types/use-error-types.ts'
import { errorsTableOf, needGroupsOf, type ErrorsView } from './model/sheet-figures.ts'
import { useSheetOutlet, type SheetOutlet } from './model/use-sheet-outlet.ts'
import { useSheetField, useSheetRows } from './model/use-sheet.ts'
import { SheetBar } from './sheet/bar/sheet-bar.tsx'
import classes from './errors-screen.module.css'

/** `/marksheet/{mark_id}/table_errors` */
export default function ErrorsScreen() {
  return <ErrorsPage engine={useSheetOutlet().engine} />
}

const firstView: ErrorsView = {
  by: 'question',
  thresholdBasisPoints: defaultMissedBelowBasisPoints,
  isSpOrder: true,
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. */
function stepOfKey({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' ? 'redo' : null
}

/** The digit of a key, also while Shift is pressed, which turns it into a sign on most keyboards; null for other keys. */
const digitOf = ({ key, code }: KeyboardEvent): string | null =>
  /^\d$/.test(key) ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? null)

/** Who missed what: the errors of a class by question, skill or thinking level, with the reasons a teacher noted. */
export function ErrorsPage({ engine }: SheetOutlet) {
  const { t } = useTranslation('mark-errors')
  const navigate = useNavigate()
  const sheet = useSheetField(engine, 'sheet')
  const rows = useSheetRows(engine)
  const types = useErrorTypes()
  const [view, setView] = useState(firstView)
  const [active, setActive] = useState<MatrixPosition>({ row: 0, col: 0 })
  const [isCommenting, setIsCommenting] = useState(false)
  const table = useMemo(() => errorsTableOf(sheet, rows, view), [sheet, rows, view])
  const needs = useMemo(
    () => needGroupsOf(sheet, rows, view.thresholdBasisPoints),
    [sheet, rows, view.thresholdBasisPoints],
  )
  const cell = useActiveCell(engine, { sheet, table, view, active })
  const toMarks = () => void navigate(`/marksheet/${sheet.exam.markId}`)
  const students = [...table.students.map(({ studentId }) => studentId), ...table.others]
  const column = table.columns[Math.min(active.col, table.columns.length - 1)]
  const studentId = students[Math.min(active.row, students.length - 1)]
  const activate = (of: string, columnId: string) =>
    setActive({
      row: Math.max(students.indexOf(of), 0),
      col: Math.max(
        table.columns.findIndex(({ id }) => id === columnId),
        0,
      ),
    })
  /** The focus returns to the active cell when the comment is closed. */
  const showComment = (isOpen: boolean) => {
    setIsCommenting(isOpen)
    if (!isOpen) document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = stepOfKey(event)
    if (step) {
      engine[step]()
      return true
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !cell.ref) return false
    if (event.key.toLowerCase() === 'c' && cell.isWritable) {
      setIsCommenting(true)
      return true
    }
    if (cell.why !== null) return false
    const digit = digitOf(event)
    const type = types.offered.find(({ key }) => String(key) === digit)
    if (type) toggleErrorType(engine, cell.ref, type.id, event.shiftKey)
    else if (digit === '0') clearErrorTypes(engine, cell.ref)
    return type !== undefined || digit === '0'
  }
  const isEmpty = !column || !studentId || rows.size === 0
  return (
    <>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} plainStep />
      <div className={classes.page}>
        {isEmpty ? (
          <Panel>
            <EmptyState
              icon={IconStairs}
              title={t('empty.title')}
              action={<LinkButton to={`/marksheet/${sheet.exam.markId}`}>{t('empty.toMarks')}</LinkButton>}
            >
              {t('empty.text')}
            </EmptyState>
          </Panel>
        ) : (
          <>
            <ErrorsHeadline {...{ sheet, table, view }} />
            <ErrorsTools view={view} onView={setView} />
            <div className={classes.body}>
              <div className={classes.matrix}>
                <ErrorMatrix {...{ engine, sheet, table, view, types, active, onKey }} onActive={setActive} />
                <TypeStrip
                  {...{ engine, types, isCommenting }}
                  cell={cell.ref}
                  name={cell.name}
                  why={cell.why}
                  isWritable={cell.isWritable}
                  onComment={showComment}
                />
              </div>
              <aside className={classes.side} aria-label={t('side')}>
                <MostMissedPanel
                  {...{ sheet, table, view }}
                  activeId={column.id}
                  onColumn={(columnId) => activate(studentId, columnId)}
                />
                <WhoMissedPanel
                  {...{ engine, sheet, table, view, types, column, studentId }}
                  onCell={activate}
                />
                <NeedGroupsPanel {...{ engine, sheet, needs }} />
              </aside>
            </div>
          </>
        )}
      </div>
    </>
  )
}
