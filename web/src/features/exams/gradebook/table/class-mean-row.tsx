import { shownOf } from '@classeur/domain/marks'
import type { ExactShare, Gradebook } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ProvisionalTag } from '../../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../../components/grading/use-papers-text.ts'
import { results } from '../../../../i18n/results.ts'

/** The means of the whole class in each exam, and of its averages. */
export function ClassMeanRow({ gradebook }: { gradebook: Gradebook }) {
  const { t } = useTranslation('gradebook')
  const papersText = usePapersText()
  const { exams, classMean, chosen, rankedBy } = gradebook
  const average = (share: ExactShare | null) =>
    share === null ? '—' : results.meanNumber(share, shownOf(gradebook))
  const students = t('exams:overview.students', { count: classMean.students })
  return (
    <tr data-mean>
      <td data-column="number" />
      <th scope="row" data-column="name">
        {t('exams:overview.classMean')}
      </th>
      {exams.map((exam) => (
        <td key={exam.id} title={papersText(exam.mean)}>
          <bdi>{exam.mean.share === null ? '—' : results.meanNumber(exam.mean.share, shownOf(exam))}</bdi>{' '}
          <ProvisionalTag mean={exam.mean} />
        </td>
      ))}
      <td data-average data-chosen={chosen === 'by-maximum' || undefined} title={students}>
        <bdi>{average(classMean.byMaximum)}</bdi>
      </td>
      <td data-average data-chosen={chosen === 'by-scale' || undefined} title={students}>
        <bdi>{average(classMean.byScale)}</bdi>
      </td>
      <td />
      {rankedBy && <td />}
    </tr>
  )
}
