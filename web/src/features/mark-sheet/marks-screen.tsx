import { defaultKeyboardPreferences } from '@classeur/contracts'
import { IconChartHistogram } from '@tabler/icons-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/fields/buttons/button.tsx'
import { useProfile } from '../../http/queries/profile.ts'
import { useDigits } from '../../i18n/format.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { SheetBanner } from './sheet/banner/sheet-banner.tsx'
import { SheetBar } from './sheet/bar/sheet-bar.tsx'
import { ViewMenu } from './sheet/bar/view-menu.tsx'
import { ExportMenu } from './files/export-menu.tsx'
import { PrintSheet } from './files/print-sheet.tsx'
import { MarkGrid, type MarkGridHandle } from './grid/mark-grid.tsx'
import { HandBack } from './hand-back/hand-back.tsx'
import { scopeOf, type HistoryScope } from './history/history-scope.ts'
import type { GoTo } from './model/go-to.ts'
import { useSheetField } from './model/use-sheet.ts'
import { SheetTools } from './sheet/sheet-tools.tsx'
import { useSheetOutlet } from './model/use-sheet-outlet.ts'
import { useLaterParts } from './use-later-parts.ts'
import { useStartAtNextEmpty } from './use-start-at-next-empty.ts'
import { useStartAtStudent } from './use-start-at-student.ts'
import { useVisibleHeight } from './model/use-visible-height.ts'

import classes from './marks-screen.module.css'

type Opened = { dialog: 'pile' | 'keys' | 'import' } | { dialog: 'history'; scope: HistoryScope } | null

/** `/marksheet/{mark_id}`: the table of marks with its toolbar and panels. */
export default function MarksScreen() {
  const { engine } = useSheetOutlet()
  const navigate = useNavigate()
  const { t } = useTranslation('mark-panels')
  const digits = useDigits()
  const keyboard = useProfile()?.keyboard ?? defaultKeyboardPreferences
  const language = currentLanguage()
  const format = useMemo(() => ({ language, digits }), [language, digits])
  const grid = useRef<MarkGridHandle>(null)
  const body = useRef<HTMLDivElement>(null)
  const parts = useLaterParts()
  useVisibleHeight()
  const [opened, setOpened] = useState<Opened>(null)
  const [checksOpen, setChecksOpen] = useState(false)

  useStartAtNextEmpty(engine, grid, keyboard)
  useStartAtStudent(engine, grid)

  const { skillNames, exam } = useSheetField(engine, 'sheet')
  const skillName = useCallback((skillId: string) => skillNames?.[skillId], [skillNames])

  const goTo: GoTo = (ref, how) => {
    setOpened(null)
    grid.current?.goTo(ref, { edit: how === 'edit' })
  }
  const openChecks = () => setChecksOpen(true)
  const close = () => setOpened(null)
  /** Scrolls to the panels when they are below the table. */
  const showPanels = () => body.current?.querySelector('aside')?.scrollIntoView({ block: 'start' })
  // Closing the card returns to this sheet.
  const openCard = (studentId: string) =>
    void navigate(`/classe/${exam.classId}/students?student=${studentId}`, { state: { isFromList: true } })

  return (
    <div className={classes.screen}>
      <SheetBar engine={engine} onGoTo={goTo} onOpenChecks={openChecks}>
        <ExportMenu engine={engine} />
      </SheetBar>
      <div className={classes.banner}>
        <SheetBanner
          engine={engine}
          onGoTo={goTo}
          checksOpen={checksOpen}
          onOpenChecks={openChecks}
          onPile={() => setOpened({ dialog: 'pile' })}
          onFindStudent={() => grid.current?.findStudent()}
          onShowKeys={() => setOpened({ dialog: 'keys' })}
          enterGoes={keyboard.enterGoesTo === 'student' ? 'down' : 'next'}
        >
          <div className={classes.toPanels}>
            <Button small icon={<IconChartHistogram size={16} aria-hidden />} onClick={showPanels}>
              {t('banner.results')}
            </Button>
          </div>
          <ViewMenu engine={engine} />
          <SheetTools
            engine={engine}
            onImport={() => setOpened({ dialog: 'import' })}
            onHistory={() => setOpened({ dialog: 'history', scope: { of: 'sheet' } })}
          />
        </SheetBanner>
      </div>
      <div className={classes.body} ref={body}>
        <div className={classes.table}>
          <MarkGrid
            ref={grid}
            engine={engine}
            keyboard={keyboard}
            format={format}
            skillName={skillName}
            onHistory={(of) => setOpened({ dialog: 'history', scope: scopeOf(of) })}
            onKeys={() => setOpened({ dialog: 'keys' })}
            onCard={openCard}
          />
        </div>
        {parts && (
          <parts.SheetPanels
            engine={engine}
            onGoTo={goTo}
            checksOpen={checksOpen}
            onCloseChecks={() => setChecksOpen(false)}
          />
        )}
      </div>
      {parts && opened?.dialog === 'pile' && (
        <parts.PileMode engine={engine} keyboard={keyboard} onClose={close} />
      )}
      {parts && opened?.dialog === 'import' && <parts.ImportMarksDialog engine={engine} onClose={close} />}
      {parts && opened?.dialog === 'history' && (
        <parts.HistoryDialog engine={engine} scope={opened.scope} onClose={close} />
      )}
      {parts && opened?.dialog === 'keys' && <parts.KeysDialog engine={engine} onClose={close} />}
      <HandBack engine={engine} />
      <PrintSheet engine={engine} />
    </div>
  )
}
