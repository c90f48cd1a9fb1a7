import type { ExamAnalysis } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../components/layout/panel.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { results as texts } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import classes from './group-panel.module.css'
import { GroupRow } from './group-row.tsx'

interface GroupPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

/** The results of each group of the class as dots on one axis, with a line for the mean. */
export function GroupPanel({ sheet, analysis }: GroupPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const { exam, groups } = sheet
  const { effectiveScale: scale, effectivePassMarkBasisPoints: pass } = exam
  return (
    <Panel compact title={t('groups.title')} aside={t('groups.aside')}>
      {groups.length === 0 && <p className="text-quiet">{t('groups.none')}</p>}
      <ul className={`plain-list ${classes.groups}`}>
        {groups.map((group) => (
          <GroupRow key={group.id} {...{ sheet, group }} papers={analysis.results.results} />
        ))}
      </ul>
      {groups.length > 0 && (
        <p className={classes.scale} aria-hidden>
          <span>{texts.edge(0, scale)}</span>
          <span>{t('distribution.pass', { mark: isolate(texts.edge(pass, scale)) })}</span>
          <span>{texts.edge(10_000, scale)}</span>
        </p>
      )}
    </Panel>
  )
}
