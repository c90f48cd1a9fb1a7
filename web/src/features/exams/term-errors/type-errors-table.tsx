import type { TermErrors } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ErrorTrendTag } from '../../../components/errors/error-trend-tag.tsx'
import { useErrorTypeName } from '../../../components/errors/use-error-type-name.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { ErrorsOverExams, NothingKnown } from './errors-over-exams.tsx'

/** How often each error type was noted in each exam. A cell leads to the exam's errors table. */
export function TypeErrorsTable({ classId, errors }: { classId: string; errors: TermErrors }) {
  const { t } = useTranslation('term-errors')
  const nameOf = useErrorTypeName(classId)
  const { exams, types } = errors
  return (
    <ErrorsOverExams
      title={t('types.title')}
      aside={t('types.aside')}
      column={t('types.column')}
      total={t('types.total')}
      how={t('types.how')}
      none={t('types.none')}
      exams={exams}
      rows={types.map(({ type, trend, counts, total }) => (
        <tr key={type}>
          <th scope="row" data-column="name">
            <bdi>{nameOf(type)}</bdi> <ErrorTrendTag trend={trend} />
          </th>
          {exams.map(({ id, markId, title }, index) => {
            const count = counts[index] ?? null
            if (count === null) return <NothingKnown key={id} why={t('cell.notNoted')} />
            const [times, name] = [formatNumber(count), nameOf(type)]
            return (
              <td key={id}>
                <Link
                  to={`/marksheet/${markId}/table_errors`}
                  aria-label={t('cell.count', { times, type: isolate(name), exam: isolate(title) })}
                >
                  <bdi>{times}</bdi>
                </Link>
              </td>
            )
          })}
          <td data-total>{formatNumber(total)}</td>
        </tr>
      ))}
    />
  )
}
