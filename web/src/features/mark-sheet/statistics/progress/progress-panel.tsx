import { fewestPointsOfLine, progressOf, shareOf, type ExamAnalysis } from '@classeur/domain/marks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProgressChart } from '../../../../components/charts/progress-chart.tsx'
import { SelectField } from '../../../../components/fields/choices/select-field.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import { ProgressTable } from './progress-table.tsx'
import { useClassExams } from './use-class-exams.ts'
import classes from './progress-panel.module.css'

interface ProgressPanelProps {
  sheet: SheetState['sheet']
  analysis: ExamAnalysis
}

/**
 * The class mean of each exam over the school year, and one student's results. This exam has the figures of this page,
 * so that they change together while marks are typed.
 */
export function ProgressPanel({ sheet, analysis: { results } }: ProgressPanelProps) {
  const { t } = useTranslation('mark-statistics')
  const { id: examId, classId } = sheet.exam
  const [studentId, setStudentId] = useState('')
  const { data, error, refetch } = useClassExams(classId)
  if (!data)
    return (
      <Panel compact title={t('progress.title')}>
        {error ? <ProblemNote error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={4} />}
      </Panel>
    )
  const cells = data.students.find((student) => student.studentId === studentId)?.cells ?? []
  const paper = results.results.find((one) => one.studentId === studentId)
  const ownShare = paper ? shareOf(paper.pointsHundredths, paper.maximumHundredths) : null
  const shares = new Map(data.exams.map(({ id }, index) => [id, cells[index]?.share ?? null]))
  const progress = progressOf(
    data.exams,
    (exam) => (exam.id === examId ? results.mean : exam.mean),
    (exam) => (exam.id === examId ? ownShare : (shares.get(exam.id) ?? null)),
  )
  const student = studentId === '' ? null : studentName(sheet, studentId)
  const chosen = sheet.students.find(({ id }) => id === studentId)
  const { hasMeanLine, hasStudentLine, means, results: ownResults } = progress
  return (
    <Panel compact title={t('progress.title')} aside={t('progress.aside')}>
      <div className={classes.student}>
        <SelectField
          label={t('progress.student')}
          value={studentId}
          options={[
            { value: '', label: t('progress.nobody') },
            ...sheet.students.map(({ id }) => ({ value: id, label: studentName(sheet, id) })),
          ]}
          onChange={setStudentId}
        />
      </div>
      {(hasMeanLine || hasStudentLine) && (
        <ProgressChart
          exams={progress.points.map(({ exam: { id, title, date }, mean, share }) => ({
            ...{ id, title, date, mean, share },
          }))}
          student={chosen && hasStudentLine ? chosen.firstName || chosen.lastName : null}
          schoolClass={hasMeanLine ? t('progress.class') : null}
        />
      )}
      {!hasMeanLine && (
        <p className="text-quiet">{t('progress.tooFew', { count: means, least: fewestPointsOfLine })}</p>
      )}
      {student !== null && !hasStudentLine && (
        <p className="text-quiet">
          {t('progress.tooFewOf', {
            ...{ student: isolate(student), count: ownResults, least: fewestPointsOfLine },
          })}
        </p>
      )}
      {progress.points.length > 0 && <ProgressTable {...{ progress, examId, student }} />}
    </Panel>
  )
}
