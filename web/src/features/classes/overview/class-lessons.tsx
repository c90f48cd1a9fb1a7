import type { LessonPlanSummary, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, LinkButton } from '../../../components/fields/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { classLessonsQuery } from '../model/class-lessons-query.ts'
import classes from './class-lessons.module.css'

const skeletonRowPx = 40
const latestShown = 5

/** The lessons of a class by date, and the way to plan the next one. */
export function ClassLessons({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes')
  const { data: lessons, error, refetch } = useQuery(classLessonsQuery(schoolClass.id))
  const [showsAll, setShowsAll] = useState(false)
  const generator = `/lesson-plan-generator?class=${schoolClass.id}`
  const isEmpty = lessons?.length === 0
  return (
    <Panel title={t('lessons.title')}>
      {!lessons && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!lessons && !error && <SkeletonLines lines={2} heightPx={skeletonRowPx} />}
      {isEmpty && <p className="text-quiet">{t('lessons.none')}</p>}
      <ul className="plain-list">
        {lessons?.slice(0, showsAll ? lessons.length : latestShown).map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      {/* The school's administrators only read. */}
      {lessons && schoolClass.role !== null && (
        <div className={classes.actions}>
          <LinkButton small to={generator}>
            {t('lessons.plan')}
          </LinkButton>
          {!isEmpty && (
            <LinkButton small look="quiet" to={`${generator}&continue`}>
              {t('lessons.continue')}
            </LinkButton>
          )}
          {!showsAll && lessons.length > latestShown && (
            <Button small look="quiet" onClick={() => setShowsAll(true)}>
              {t('lessons.all', { count: lessons.length })}
            </Button>
          )}
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
