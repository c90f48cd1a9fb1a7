import type { WhatIf } from '@classeur/domain/marks'
import { IconChartHistogram } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { triedAnalysisOf, useSheetAnalysis } from './statistics/sheet-analysis.ts'
import { useSheetOutlet, type SheetOutlet } from './model/use-sheet-outlet.ts'
import { useSheetField, useSheetRows } from './model/use-sheet.ts'
import { SheetBar } from './sheet/bar/sheet-bar.tsx'
import { AreaPanel } from './statistics/areas/area-panel.tsx'
import { GroupPanel } from './statistics/areas/group-panel.tsx'
import { DistributionPanel } from './statistics/distribution/distribution-panel.tsx'
import { ExplainedExam } from './statistics/how/worked-sheet.tsx'
import { HeadlineFigures } from './statistics/figures/headline-figures.tsx'
import { Headline } from './statistics/figures/headline.tsx'
import { QuestionTable } from './statistics/questions/question-table.tsx'
import { ProgressPanel } from './statistics/progress/progress-panel.tsx'
import { AtRiskPanel } from './statistics/students/at-risk-panel.tsx'
import { RankPanel } from './statistics/students/rank-panel.tsx'
import { ToCheckPanel } from './statistics/to-check/to-check-panel.tsx'
import { TrustPanel } from './statistics/trust/trust-panel.tsx'
import { WhatIfBar } from './statistics/what-if/what-if-bar.tsx'
import classes from './statistics-screen.module.css'

/** `/marksheet/{mark_id}/statistics` */
export default function StatisticsScreen() {
  return <StatisticsPage engine={useSheetOutlet().engine} />
}

/** Every figure of the exam, computed again with each mark, and changes of the exam to try out. */
export function StatisticsPage({ engine }: SheetOutlet) {
  const { t } = useTranslation('mark-statistics')
  const navigate = useNavigate()
  const sheet = useSheetField(engine, 'sheet')
  const rows = useSheetRows(engine)
  const readOnly = useSheetField(engine, 'readOnly')
  const analysis = useSheetAnalysis(engine)
  const [whatIf, setWhatIf] = useState<WhatIf | null>(null)
  const [markedId, setMarkedId] = useState<string | null>(null)
  const toMarks = () => void navigate(`/marksheet/${sheet.exam.markId}`)
  const show = (leafId: string) => {
    setMarkedId(leafId)
    const row = document.getElementById(`question-${leafId}`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }
  const isDetailed = sheet.exam.structure.mode === 'detailed'
  const mayTry = sheet.may.change && readOnly === null
  const isEmpty = analysis.results.results.length === 0
  return (
    <ExplainedExam value={sheet.exam.id}>
      <SheetBar engine={engine} onGoTo={toMarks} onOpenChecks={toMarks} plainStep />
      <div className={classes.page}>
        {isEmpty ? (
          <Panel>
            <EmptyState
              icon={IconChartHistogram}
              title={t('empty.title')}
              action={<LinkButton to={`/marksheet/${sheet.exam.markId}`}>{t('empty.toMarks')}</LinkButton>}
            >
              {t('empty.text')}
            </EmptyState>
          </Panel>
        ) : (
          <>
            <Headline {...{ sheet, analysis }} />
            <HeadlineFigures {...{ engine, analysis }} />
            <div className={classes.two}>
              <DistributionPanel {...{ sheet, analysis }} />
              <ToCheckPanel {...{ sheet, analysis }} onShow={isDetailed ? show : null} />
            </div>
            {isDetailed && (
              <QuestionTable
                {...{ engine, analysis }}
                markedId={whatIf?.leafId ?? markedId}
                onTry={mayTry ? setWhatIf : null}
              />
            )}
            <div className={classes.three}>
              <div className={classes.column}>
                <AreaPanel {...{ sheet, analysis }} />
                <GroupPanel {...{ sheet, analysis }} />
              </div>
              <RankPanel {...{ engine, analysis }} />
              <div className={classes.column}>
                <AtRiskPanel {...{ sheet, analysis }} />
                <TrustPanel {...{ engine, analysis }} />
              </div>
            </div>
            <ProgressPanel {...{ sheet, analysis }} />
            {whatIf && (
              <WhatIfBar
                {...{ engine, whatIf }}
                before={analysis}
                after={triedAnalysisOf(sheet, rows, whatIf)}
                onChange={setWhatIf}
              />
            )}
          </>
        )}
      </div>
    </ExplainedExam>
  )
}
