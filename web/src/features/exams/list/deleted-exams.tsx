import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trashDays } from '@classeur/contracts'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TrashLink } from '../../../components/layout/trash-link.tsx'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { formatDate } from '../../../i18n/format.ts'
import { deletedExamsQuery } from '../model/exams-queries.ts'
import { useRemoveExam } from './use-remove-exam.ts'
import classes from './deleted-exams.module.css'

/** Deleted exams that can still be restored. Shows nothing without any; an empty group keeps the focus after the last. */
export function DeletedExams({ classId }: { classId: string }) {
  const { t } = useTranslation('exams')
  const deleted = useQuery(deletedExamsQuery(classId))
  const { restore } = useRemoveExam(classId)
  const rowFocus = useRowFocus()
  const exams = deleted.data?.exams ?? []
  if (deleted.error && !deleted.data)
    return <ProblemNote error={deleted.error} onRetry={() => void deleted.refetch()} />
  return (
    <div {...rowFocus} role="group" aria-label={t('deleted.title', { count: exams.length })}>
      {exams.length > 0 && (
        <details className={classes.deleted}>
          <summary className={classes.summary}>{t('deleted.title', { count: exams.length })}</summary>
          <p className={classes.hint}>
            {t('deleted.hint', { count: trashDays })} <TrashLink kind="exam" />
          </p>
          <ul className="plain-list">
            {exams.map(({ id, title, deletedAt }) => (
              <li key={id} className={classes.row}>
                <span className={classes.title}>
                  <bdi>{title}</bdi>
                  {deletedAt && <span className={classes.date}>{formatDate(deletedAt)}</span>}
                </span>
                <Button
                  small
                  aria-label={t('deleted.restoreOne', { title })}
                  onClick={() => void restore(id)}
                >
                  {t('deleted.restore')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
