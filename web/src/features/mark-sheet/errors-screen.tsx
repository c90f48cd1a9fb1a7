import { defaultMissedBelowBasisPoints } from '@classeur/domain/marks'
import { IconStairs } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { useIsAtMost } from '../../theme/use-is-at-most.ts'
import { useErrorsCells } from './errors/edit/use-errors-cells.ts'
import { ErrorMatrix } from './errors/matrix/error-matrix.tsx'
import { PhoneErrors } from './errors/phone/phone-errors.tsx'
import { MostMissedPanel } from './errors/side/most-missed-panel.tsx'
import { NeedGroupsPanel } from './errors/side/groups/need-groups-panel.tsx'
import { WhoMissedPanel } from './errors/side/who-missed-panel.tsx'
import { ErrorsHeadline } from './errors/tools/errors-headline.tsx'
import { ErrorsTools } from './errors/tools/errors-tools.tsx'
import { TypeStrip } from './errors/types/type-strip.tsx'
import { useErrorTypes } from './errors/types/use-error-types.ts'
import { GridContext } from './grid/grid-context.ts'
import { GridNote, LiveText } from './grid/table/grid-note.tsx'
import { errorsTableOf, needGroupsOf, type ErrorsView } from './errors/errors-figures.ts'
import { useSheetOutlet, type SheetOutlet } from './model/use-sheet-outlet.ts'
import { useSheetField, useSheetRows } from './model/use-sheet.ts'
import { AttentionList } from './panels/attention-list.tsx'
import { SheetBar } from './sheet/bar/sheet-bar.tsx'
import { useStartAtSkill } from './use-start-at-skill.ts'
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

/** Who missed what: the errors of a class by question, skill or thinking level, with the reasons a teacher noted. */
export function ErrorsPage({ engine }: SheetOutlet) {
  const { t } = useTranslation('mark-errors')
  const navigate = useNavigate()
  const isPhone = useIsAtMost('phone')
  const sheet = useSheetField(engine, 'sheet')
  const rows = useSheetRows(engine)
  const types = useErrorTypes(sheet.exam.classId)
  const start = useStartAtSkill(firstView)
  const [chosen, setView] = useState(start.view)
  // While the threshold is dragged, the slider follows at once and the table as soon as it can.
  const thresholdBasisPoints = useDeferredValue(chosen.thresholdBasisPoints)
  const view = useMemo(() => ({ ...chosen, thresholdBasisPoints }), [chosen, thresholdBasisPoints])
  const [isCommenting, setIsCommenting] = useState(false)
  const table = useMemo(() => errorsTableOf(sheet, rows, view), [sheet, rows, view])
  const needs = useMemo(
    () => needGroupsOf(sheet, rows, thresholdBasisPoints),
    [sheet, rows, thresholdBasisPoints],
  )
  const cells = useErrorsCells({
    ...{ engine, table, view, types, startAt: start.cell },
    onView: setView,
    onComment: () => setIsCommenting(true),
  })
  const { shown, order, active, activate, grid, edit, cell, goTo, onEdit, onKeyDown } = cells
  const toMarks = () => void navigate(`/marksheet/${sheet.exam.markId}`)
  /** The focus returns to the active cell when the comment is closed. */
  const showComment = (isOpen: boolean) => {
    setIsCommenting(isOpen)
    if (!isOpen) cells.focusCell()
  }
  const column = shown.columns.find(({ id }) => id === active?.columnId)
  const matrix = { engine, sheet, grid, order, view, types, edit, onKeyDown, onEdit, table: shown }
  return (
    <>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} plainStep />
      <div className={classes.page}>
        {!column || !active || rows.size === 0 ? (
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
          <GridContext value={grid}>
            <ErrorsHeadline {...{ sheet, table: shown, view }} />
            <ErrorsTools view={chosen} onView={setView} />
            <div className={classes.body}>
              <div className={classes.matrix}>
                {isPhone ? (
                  <PhoneErrors {...matrix} {...{ active, column }} onActive={activate} />
                ) : (
                  <ErrorMatrix {...matrix} active={active} onActive={activate} />
                )}
                <GridNote />
                <TypeStrip
                  {...{ engine, types, isCommenting, onEdit }}
                  cell={cell.ref}
                  name={cell.name}
                  why={cell.why}
                  isWritable={cell.isWritable}
                  onComment={showComment}
                />
              </div>
              <aside className={classes.side} aria-label={t('side')}>
                <AttentionList engine={engine} onGoTo={goTo} />
                <MostMissedPanel
                  {...{ sheet, table: shown, view }}
                  activeId={column.id}
                  onColumn={(columnId) => activate({ ...active, columnId })}
                />
                {!isPhone && (
                  <WhoMissedPanel
                    {...{ engine, sheet, table: shown, view, types, column }}
                    studentId={active.studentId}
                    onCell={(studentId, columnId) => activate({ studentId, columnId })}
                  />
                )}
                <NeedGroupsPanel {...{ engine, sheet, needs, thresholdBasisPoints }} />
              </aside>
            </div>
            <LiveText />
          </GridContext>
        )}
      </div>
    </>
  )
}
