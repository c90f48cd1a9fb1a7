import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trashDays } from '@classeur/contracts'
import { Button } from '../../../components/fields/button.tsx'
import { TrashLink } from '../../../components/layout/trash-link.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { deletedExamsQuery } from '../model/exams-queries.ts'
import { useRemoveExam } from './use-remove-exam.ts'
import classes from './deleted-exams.module.css'

/** Deleted exams that can still be restored. Renders nothing without any. */
export function DeletedExams({ classId }: { classId: string }) {
  const { t } = useTranslation('exams')
  const deleted = useQuery(deletedExamsQuery(classId))
  const { restore } = useRemoveExam(classId)
  const exams = deleted.data?.exams ?? []
  if (exams.length === 0) return null
  return (
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
            <Button small aria-label={t('deleted.restoreOne', { title })} onClick={() => void restore(id)}>
              {t('deleted.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
