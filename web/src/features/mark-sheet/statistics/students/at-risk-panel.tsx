import {
  farBelowLine,
  shareOf,
  studentsAtRisk,
  type AtRiskRule,
  type ExamAnalysis,
} from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../../components/layout/panel.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import { results as texts } from '../../../../i18n/results.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import { earlierSharesOf } from '../../model/figures/earlier-shares.ts'
import { onScale, onScaleWithUnit, percentText } from '../../model/figures/statistics-text.ts'
import classes from './at-risk-panel.module.css'

interface AtRiskPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

/** The students who need a closer look, with the rules that say so. */
export function AtRiskPanel({ sheet, analysis: { results } }: AtRiskPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const { effectiveScale: scale, effectiveRounding: rounding, markId } = sheet.exam
  const students = studentsAtRisk(results, earlierSharesOf(sheet))
  const { shares } = results
  const line = farBelowLine(results)
  const ruleText = (rule: AtRiskRule) =>
    rule.rule === 'falling' ? t('atRisk.falling', { share: isolate(percentText(rule.earlierMean)) }) : null
  return (
    <Panel
      compact
      title={t('atRisk.title')}
      aside={line !== null && t('atRisk.below', { value: isolate(onScaleWithUnit(line, scale)) })}
    >
      {line !== null && shares && (
        <p className="text-quiet">
          {t('atRisk.rule', {
            sum: isolate(
              `${onScale(results.mean.share, scale)} − ${onScale(shares.mean - line, scale)} = ${onScaleWithUnit(line, scale)}`,
            ),
          })}
        </p>
      )}
      {students.length === 0 && <p className={classes.none}>{t('atRisk.none')}</p>}
      <ul className={`plain-list ${classes.list}`}>
        {students.map(({ paper, rules }) => {
          const share = shareOf(paper.pointsHundredths, paper.maximumHundredths)
          const others = rules.flatMap((rule) => ruleText(rule) ?? [])
          return (
            <li key={paper.studentId}>
              <span>
                <Link to={`/marksheet/${markId}?student=${paper.studentId}`}>
                  {studentName(sheet, paper.studentId)}
                </Link>
                {others.map((text) => (
                  <span key={text} className="text-quiet">
                    {' '}
                    {text}
                  </span>
                ))}
              </span>
              <bdi className={classes.result}>
                {share ? texts.resultNumber(share, { scale, rounding }) : '–'}
              </bdi>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
