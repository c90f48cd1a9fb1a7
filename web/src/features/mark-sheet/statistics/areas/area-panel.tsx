import {
  compareShares,
  differenceOf,
  fewestQuestionsOfSkill,
  shareNumber,
  type AreaResult,
  type ExamAnalysis,
} from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../../components/charts/share-bar.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { leafLabel } from '../../model/sheet-names.ts'
import { percentColumn } from '../../model/figures/statistics-text.ts'
import classes from './area-panel.module.css'

interface AreaPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

const [half, whole] = ['1/2', '1/1']

/** The share of points won in each skill and thinking level. Those with too few questions are hatched. */
export function AreaPanel({ sheet, analysis: { skills, levels } }: AreaPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const rowOf = ({ column, missed }: AreaResult, name: string) => {
    const won = missed.lostShare && differenceOf(missed.lostShare, whole).by
    const isUnreliable = column.parts.length < fewestQuestionsOfSkill
    const tone = won !== null && compareShares(won, half) < 0 ? 'pen' : 'board'
    return (
      <tr key={column.id}>
        <th scope="row">
          <bdi>{name}</bdi>
        </th>
        <td className={classes.questions}>
          {column.parts.map(({ leafId }) => leafLabel(sheet, leafId)).join(', ')}
        </td>
        <td className={classes.bar}>
          <ShareBar share={won === null ? null : shareNumber(won)} {...{ tone, isUnreliable }} />
        </td>
        <td data-number>{percentColumn(won)}</td>
        <td data-number className={classes.below}>
          {isUnreliable
            ? t('areas.only', { count: column.parts.length })
            : t('areas.below', { count: missed.studentIds.length, n: isolate(formatNumber(missed.of)) })}
        </td>
      </tr>
    )
  }
  return (
    <Panel compact title={t('areas.title')} aside={t('areas.aside')}>
      {skills.length + levels.length === 0 && <p className="text-quiet">{t('areas.none')}</p>}
      <table className={classes.table}>
        <caption className="visually-hidden">{t('areas.title')}</caption>
        <tbody>{skills.map((skill) => rowOf(skill, sheet.skillNames?.[skill.column.id] ?? '–'))}</tbody>
        <tbody>{levels.map((level) => rowOf(level, t(`level.${level.column.id}`)))}</tbody>
      </table>
    </Panel>
  )
}
