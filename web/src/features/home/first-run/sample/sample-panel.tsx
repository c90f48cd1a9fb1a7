import { shownOf } from '@classeur/domain/marks'
import { activeLeaves } from '@classeur/domain/exams'
import type { ClassCard } from '@classeur/contracts'
import { IconBook, IconListDetails, IconTable, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { results } from '../../../../i18n/results.ts'
import { useSampleExam, useSampleSheet } from './sample-exam-query.ts'
import { sampleFigures } from './sample-figures.ts'
import { SampleHistogram } from './sample-histogram.tsx'
import { SampleLink } from './sample-link.tsx'
import classes from './sample-panel.module.css'

interface SamplePanelProps {
  sample: ClassCard
  /** The delete button, shown beside the title. */
  action: ReactNode
}

const skeletonPx = 44

/** The sample class: its real figures, and links into it. */
export function SamplePanel({ sample, action }: SamplePanelProps) {
  const { t } = useTranslation('home')
  const examRead = useSampleExam(sample.id)
  const exam = examRead.data
  const sheetRead = useSampleSheet(exam?.id)
  const sheet = sheetRead.data
  const failed = [examRead, sheetRead].find(({ error, data }) => error !== null && data === undefined)
  const figures = sheet && sampleFigures(sheet)
  const questions = sheet && activeLeaves(sheet.exam.structure).length
  const toEnter = exam ? exam.progress.total - exam.progress.entered : 0
  const shown = exam && shownOf(exam)
  const root = `/classe/${sample.id}`
  return (
    <Panel
      title={<bdi>{sample.name}</bdi>}
      aside={
        <span className={classes.aside}>
          <Tag tone="sun">{t('sample.invented')}</Tag>
          {action}
        </span>
      }
    >
      <div className={classes.frame}>
        <div className={classes.panel}>
          <div className={classes.figures}>
            <p className="text-quiet">
              <bdi>{[sample.level, ...sample.subjects].filter(Boolean).join(' · ')}</bdi>
            </p>
            {failed && <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />}
            {!failed && exam !== null && !sheet && <SkeletonLines lines={4} heightPx={skeletonPx} />}
            {exam && figures && shown && questions !== undefined && (
              <>
                <dl className={classes.numbers}>
                  <Figure name={t('sample.students')}>{formatNumber(sample.counts.students)}</Figure>
                  <Figure name={t('sample.questions')}>{formatNumber(questions)}</Figure>
                  {figures.mean.share && (
                    <Figure name={t('sample.mean')}>
                      {results.meanNumber(figures.mean.share, shown)}{' '}
                      <small>{results.unit(exam.effectiveScale)}</small>
                    </Figure>
                  )}
                  <Figure name={t('sample.passed')}>
                    {t('sample.passedOf', { passed: figures.passed, count: figures.mean.papers })}
                  </Figure>
                </dl>
                <SampleHistogram
                  figures={figures}
                  scale={exam.effectiveScale}
                  passMarkBasisPoints={exam.effectivePassMarkBasisPoints}
                />
              </>
            )}
          </div>
          <ul className="plain-list">
            {exam && (
              <SampleLink to={`/marksheet/${exam.markId}`} icon={IconTable} title={t('sample.ways.sheet')}>
                {toEnter === 0
                  ? t('sample.ways.allEntered', { count: exam.progress.total })
                  : t('sample.ways.toEnter', { count: toEnter })}
              </SampleLink>
            )}
            <SampleLink to={`${root}/students`} icon={IconUsers} title={t('sample.ways.students')}>
              {t('sample.ways.studentsText')}
            </SampleLink>
            <SampleLink to={`${root}/exams`} icon={IconListDetails} title={t('sample.ways.exams')}>
              {questions !== undefined && t('sample.ways.examsText', { count: questions })}
            </SampleLink>
            <SampleLink to={root} icon={IconBook} title={t('sample.ways.overview')}>
              {t('sample.ways.overviewText')}
            </SampleLink>
          </ul>
        </div>
      </div>
    </Panel>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
