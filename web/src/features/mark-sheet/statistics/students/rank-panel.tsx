import { shareOf, type ExamAnalysis, type RankedPaper } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { results as texts } from '../../../../i18n/results.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import { inFormula } from '../../model/figures/statistics-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import type { HowComputed } from '../how/how-computed.ts'
import { HowButton } from '../how/how-button.tsx'
import { useHowRows } from '../how/use-how-rows.tsx'
import classes from './rank-panel.module.css'

interface RankPanelProps {
  engine: SheetEngine
  analysis: ExamAnalysis
}

/**
 * Ranks (1-2-2-4) and percentile ranks, which a teacher can hide before showing the screen to a class. If the school
 * hides ranks, the panel says so instead.
 */
export function RankPanel({ engine, analysis }: RankPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const { ranks, results } = analysis
  const sheet = useSheetField(engine, 'sheet')
  const percentileHow = usePercentileHow(engine, analysis)
  const [isShown, setIsShown] = useState(true)
  const {
    effectiveScale: scale,
    effectiveRounding: rounding,
    markId,
    showsRanks,
    mayChangeSchool,
  } = sheet.exam
  const papers = new Map(results.results.map((paper) => [paper.studentId, paper]))
  const resultOf = (studentId: string) => {
    const paper = papers.get(studentId)
    const share = paper && shareOf(paper.pointsHundredths, paper.maximumHundredths)
    return share ? texts.resultNumber(share, { scale, rounding }) : '–'
  }
  if (!showsRanks)
    return (
      <Panel compact title={t('ranks.title')}>
        <p className="text-quiet">{t('ranks.hiddenBySchool')}</p>
        {mayChangeSchool && <Link to="/settings/school">{t('ranks.toSettings')}</Link>}
      </Panel>
    )
  return (
    <Panel
      compact
      title={t('ranks.title')}
      aside={
        <label className={classes.switch}>
          {t('ranks.show')}
          <input
            type="checkbox"
            role="switch"
            checked={isShown}
            onChange={(event) => setIsShown(event.currentTarget.checked)}
          />
        </label>
      }
    >
      {isShown ? (
        <table className={classes.table}>
          <caption className="visually-hidden">{t('ranks.title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('ranks.rank')}</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('ranks.student')}</span>
              </th>
              <th scope="col">{texts.unit(scale) || t('ranks.result')}</th>
              <th scope="col" title={t('how.of-percentile')}>
                {t('ranks.percentile')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranks.map((paper) => {
              const { studentId, rank } = paper
              const percentile = formatNumber(Math.round(paper.percentile))
              return (
                <tr key={studentId}>
                  <td>{formatNumber(rank)}</td>
                  <th scope="row">
                    <Link to={`/marksheet/${markId}?student=${studentId}`}>
                      {studentName(sheet, studentId)}
                    </Link>
                  </th>
                  <td>{resultOf(studentId)}</td>
                  <td>
                    <HowButton
                      label={`${studentName(sheet, studentId)}, ${t('ranks.percentile')} ${percentile}`}
                      how={percentileHow(paper)}
                    >
                      <bdi>{percentile}</bdi>
                    </HowButton>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : (
        <p className="text-quiet">{t('ranks.hidden')}</p>
      )}
    </Panel>
  )
}

/** Explains a percentile rank. */
function usePercentileHow(engine: SheetEngine, analysis: ExamAnalysis) {
  const { t } = useTranslation('mark-statistics')
  const { ofResults } = useHowRows(engine, analysis)
  const { ranks } = analysis
  return ({ rank, percentile }: RankedPaper) =>
    (): HowComputed => {
      const equal = ranks.filter((other) => other.rank === rank).length
      const below = ranks.filter((other) => other.rank > rank).length
      const [n, result] = [inFormula(ranks.length), inFormula(percentile)]
      return {
        title: t('how.title', { name: t('ranks.percentile') }),
        formula: (
          <>
            100 · (n<sub>&lt;</sub> + n<sub>=</sub> / 2) / n
          </>
        ),
        numbers: `= ${inFormula(100)} · (${inFormula(below)} + ${inFormula(equal)} / ${inFormula(2)}) / ${n} = ${result}`,
        rows: [{ label: t('how.meaning'), value: t('how.of-percentile') }, ...ofResults()],
      }
    }
}
