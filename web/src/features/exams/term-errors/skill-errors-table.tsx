import { fewestQuestionsOfSkill, shareNumber } from '@classeur/domain/marks'
import type { SkillErrorsCell, TermErrors } from '@classeur/contracts'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorTrendTag } from '../../../components/errors/error-trend-tag.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { results } from '../../../i18n/results.ts'
import { ErrorsOverExams, NothingKnown } from './errors-over-exams.tsx'

/** The share of the points lost in each skill and exam. A cell leads to the skill in the exam's errors table. */
export function SkillErrorsTable({ errors: { exams, skills } }: { errors: TermErrors }) {
  const { t } = useTranslation('term-errors')
  const meaningOf = (cell: SkillErrorsCell) =>
    [
      t('cell.missed', { missed: isolate(formatNumber(cell.missed)), of: isolate(formatNumber(cell.of)) }),
      ...(cell.isReliable ? [] : [t('tooFew.questions', { count: cell.questions })]),
      ...(cell.isError ? [t('cell.error')] : []),
    ].join(' · ')

  const cellOf = (cell: SkillErrorsCell, name: string, href: string, title: string) => {
    const share = results.percent(cell.lostShare)
    const about = { share: isolate(share), skill: isolate(name), exam: isolate(title) }
    const meaning = meaningOf(cell)
    const level = { '--lost': `${String(shareNumber(cell.lostShare) * 100)}%` } as CSSProperties
    return (
      <td
        key={href}
        data-error={cell.isError || undefined}
        data-unreliable={!cell.isReliable || undefined}
        style={level}
      >
        <Link to={href} aria-label={`${t('cell.lost', about)} · ${meaning}`} title={meaning}>
          <bdi>{share}</bdi>
        </Link>
      </td>
    )
  }

  return (
    <ErrorsOverExams
      title={t('skills.title')}
      aside={t('skills.aside')}
      column={t('skills.column')}
      how={t('skills.how', { questions: fewestQuestionsOfSkill })}
      none={t('skills.none')}
      exams={exams}
      rows={skills.map(({ skillId, name, trend, cells }) => (
        <tr key={skillId}>
          <th scope="row" data-column="name">
            <bdi>{name}</bdi> <ErrorTrendTag trend={trend} cells={cells} />
          </th>
          {exams.map(({ id, markId, title }, index) => {
            const cell = cells[index]
            const href = `/marksheet/${markId}/table_errors?skill=${skillId}`
            return cell ? (
              cellOf(cell, name, href, title)
            ) : (
              <NothingKnown key={id} why={t('cell.notTested')} />
            )
          })}
        </tr>
      ))}
    />
  )
}
