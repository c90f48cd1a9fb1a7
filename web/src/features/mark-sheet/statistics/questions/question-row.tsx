import { alphaWithout, shownAlpha, type ExamAnalysis, type WhatIf } from '@classeur/domain/marks'
import { IconAlertTriangle, IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { leafLabel, leafOf } from '../../model/sheet-names.ts'
import { pointsText } from '../../model/sheet-text.ts'
import { percentColumn, twoDecimals } from '../../model/figures/statistics-text.ts'
import { useSheetField } from '../../model/use-sheet.ts'
import { HowButton } from '../how/how-button.tsx'
import { ShareBar } from '../../../../components/charts/share-bar.tsx'
import classes from './question-row.module.css'
import { facilityBand } from './facility-band.ts'
import { useQuestionHow, type QuestionFigure } from './use-question-how.tsx'
import { WeightDots } from './weight-dots.tsx'

interface QuestionRowProps {
  engine: SheetEngine
  analysis: ExamAnalysis
  /** Of the question in the table. */
  index: number
  isMarked: boolean
  onTry: ((whatIf: WhatIf) => void) | null
}

const half = 0.5

export function QuestionRow({ engine, analysis, index, isMarked, onTry }: QuestionRowProps) {
  const { t } = useTranslation(['mark-statistics', 'mark-panels'])
  const sheet = useSheetField(engine, 'sheet')
  const howOf = useQuestionHow(engine, analysis, index)
  const leafId = analysis.table.leafIds[index] ?? ''
  const question = analysis.questions[index]
  const leaf = leafOf(sheet, leafId)
  if (!question || !leaf) return null
  const label = leafLabel(sheet, leafId)
  const finding = analysis.findings.find((one) => one.leafId === leafId)
  const skills = leaf.skills.map(({ skillId }) => sheet.skillNames?.[skillId] ?? '').filter(Boolean)
  const { facility, mean, standardDeviation, itemRest, upperLower } = question
  const figure = (name: QuestionFigure, text: string) => (
    <HowButton label={`${label}, ${t(`questions.${name}`)} ${text}`} how={howOf(name)}>
      <bdi>{text}</bdi>
    </HowButton>
  )
  const band = facility === null ? null : facilityBand(facility)
  return (
    <tr className={classes.row} data-marked={isMarked || undefined} id={`question-${leafId}`} tabIndex={-1}>
      <th scope="row">
        <bdi dir="ltr">
          {label}
          <span className={classes.maximum}>/{pointsText(leaf.maxHundredths)}</span>
        </bdi>
        {finding && (
          <IconAlertTriangle
            size={16}
            aria-label={t('questions.standsOut')}
            className={classes.alert}
            data-tone={finding.kind === 'many-at-zero' || finding.kind === 'all-wrong' ? 'pen' : 'sun'}
          />
        )}
      </th>
      <td className={`${classes.skill} keeps-side`} dir="auto" title={skills.join(', ')}>
        {skills.join(', ') || '–'}
      </td>
      <td className={classes.level}>{leaf.bloomLevel ? t(`level.${leaf.bloomLevel}`) : '–'}</td>
      <td>
        <span className={classes.meter}>
          <ShareBar share={facility} tone={facility !== null && facility < half ? 'pen' : 'board'} />
          <span className={classes.share}>{figure('facility', percentColumn(facility))}</span>
          <small>{band && t(`band.${band}`)}</small>
        </span>
      </td>
      <td data-number>{figure('mean', twoDecimals(mean))}</td>
      <td data-number>{figure('deviation', twoDecimals(standardDeviation))}</td>
      <td>
        <span className={classes.meter}>
          <ShareBar
            share={itemRest === null ? null : Math.max(itemRest, 0)}
            isUnreliable={itemRest === null}
          />
          <span className={classes.correlation}>{figure('r', twoDecimals(itemRest))}</span>
        </span>
      </td>
      <td data-number>{figure('d27', twoDecimals(upperLower))}</td>
      <td>
        <WeightDots planned={analysis.planned[index] ?? null} real={question.effectiveWeight}>
          {(text) => figure('weight', text)}
        </WeightDots>
      </td>
      <td data-number>
        {figure('alpha', twoDecimals(shownAlpha(alphaWithout(analysis.reliability, index))))}
      </td>
      <td data-number>
        {onTry && (
          <button
            type="button"
            className={classes.try}
            data-marked={isMarked || undefined}
            aria-label={t('whatIf.tryWithout', { question: label })}
            title={t('whatIf.tryWithout', { question: label })}
            onClick={() => onTry({ leafId, kind: 'drop' })}
          >
            <IconFlask size={16} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  )
}
