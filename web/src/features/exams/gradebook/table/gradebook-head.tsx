import type { Gradebook } from '@classeur/contracts'
import type { GradebookSort } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { writePoints } from '../../model/points.ts'
import { ariaSort, SortButton } from './sort-button.tsx'

interface GradebookHeadProps {
  gradebook: Gradebook
  sort: GradebookSort
  onSort: (sort: GradebookSort) => void
}

const averages = ['by-maximum', 'by-scale'] as const

/** The headings: each exam links to its mark sheet and shows its unit and coefficient; every column can be sorted. */
export function GradebookHead({ gradebook, sort, onSort }: GradebookHeadProps) {
  const { t } = useTranslation('gradebook')
  const { exams, chosen, rankedBy, effectiveScale } = gradebook
  const unit = results.unit(effectiveScale)
  return (
    <tr>
      <th scope="col" data-column="number" aria-sort={ariaSort(sort, 'number')}>
        <SortButton by="number" label={t('sort.number')} {...{ sort, onSort }}>
          {t('exams:overview.number')}
        </SortButton>
      </th>
      <th scope="col" data-column="name" aria-sort={ariaSort(sort, 'name')}>
        <SortButton by="name" label={t('sort.name')} {...{ sort, onSort }}>
          {t('exams:overview.student')}
        </SortButton>
      </th>
      {exams.map(({ id, markId, title, date, coefficientHundredths, effectiveScale: scale }) => (
        <th key={id} scope="col" data-column="exam" aria-sort={ariaSort(sort, id)}>
          <Link to={`/marksheet/${markId}`} title={title}>
            <bdi>{title}</bdi>
          </Link>
          {date && <span data-fact>{formatDayMonth(date)}</span>}
          <span data-fact>
            <bdi dir="ltr">{results.unit(scale)}</bdi>{' '}
            <bdi dir="ltr" title={t(coefficientHundredths === 0 ? 'head.notCounted' : 'head.coefficient')}>
              ×{writePoints(coefficientHundredths)}
            </bdi>
          </span>
          <SortButton by={id} label={t('sort.exam', { title: isolate(title) })} {...{ sort, onSort }} />
        </th>
      ))}
      {averages.map((way) => (
        <th
          key={way}
          scope="col"
          data-average
          data-chosen={chosen === way || undefined}
          title={t(`exams:overview.way.${way}.how`)}
          aria-sort={ariaSort(sort, way)}
        >
          {t(`exams:overview.way.${way}.short`)}
          <bdi dir="ltr" data-fact>
            {unit}
          </bdi>
          <SortButton by={way} label={t(`sort.${way}`)} {...{ sort, onSort }} />
        </th>
      ))}
      <th scope="col" title={t('head.trendHow')} aria-sort={ariaSort(sort, 'trend')}>
        {t('head.trend')}
        <SortButton by="trend" label={t('sort.trend')} {...{ sort, onSort }} />
      </th>
      {rankedBy && (
        <th scope="col" title={t(`head.rankedBy.${rankedBy}`)}>
          {t('head.rank')}
        </th>
      )}
    </tr>
  )
}
