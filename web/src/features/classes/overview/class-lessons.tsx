import type { LessonPlanSummary, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { classLessonsQuery } from '../model/class-lessons-query.ts'
import classes from './class-lessons.module.css'

const skeletonRowPx = 40
const latestShown = 5

/** The lessons of a class by date. Its header leads to the next one. */
export function ClassLessons({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { data: lessons, error, refetch } = useQuery(classLessonsQuery(schoolClass.id))
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Panel title={t('lessons.title')}>
      {!lessons && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!lessons && !error && <SkeletonLines lines={2} heightPx={skeletonRowPx} />}
      {lessons?.length === 0 && <p className="text-quiet">{t('lessons.none')}</p>}
      <ul className="plain-list">
        {lessons?.slice(0, showsAll ? lessons.length : latestShown).map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      {!showsAll && lessons && lessons.length > latestShown && (
        <div className={classes.more}>
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            {t('lessons.all', { count: lessons.length })}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function LessonRow({ lesson }: { lesson: LessonPlanSummary }) {
  const { t } = useTranslation('classes')
  const { id, title, subject, durationMin, taughtOn, ownerName } = lesson
  const facts = [
    taughtOn === null ? t('lessons.undated') : formatDate(taughtOn),
    subject,
    t('lessons.minutes', { count: durationMin }),
    ownerName,
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <li className={classes.row}>
      <Link to={`/lesson-plan-result/${id}`} className={classes.link}>
        <bdi>{title}</bdi>
      </Link>
      <p className="text-quiet">
        {facts.map((fact, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
    </li>
  )
}
