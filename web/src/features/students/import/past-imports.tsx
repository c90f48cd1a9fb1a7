import type { StudentImport } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDate, formatDateTime } from '../../../i18n/format.ts'
import { importsQuery } from './imports-requests.ts'
import { useUndoImport } from './use-undo-import.ts'
import classes from './past-imports.module.css'

/** The past imports of the class. Each can be undone for 30 days. */
export function PastImports({ classId }: { classId: string }) {
  const { t } = useTranslation('students')
  const { data, error, refetch } = useQuery(importsQuery(classId))
  if (data?.imports.length === 0) return null
  return (
    <section className={classes.past} aria-labelledby="past-imports">
      <h3 id="past-imports" className={classes.pastHeading}>
        {t('import.past')}
      </h3>
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={2} />}
      <ul className="plain-list">
        {data?.imports.map((one) => (
          <PastImport key={one.id} classId={classId} studentImport={one} />
        ))}
      </ul>
    </section>
  )
}

interface PastImportProps {
  classId: string
  studentImport: StudentImport
}

function PastImport({ classId, studentImport: one }: PastImportProps) {
  const { t } = useTranslation('students')
  const undo = useUndoImport(classId)
  const [isUndoing, setIsUndoing] = useState(false)
  // Read once: if the period ends while the dialog is open, the server refuses the undo.
  const [openedMs] = useState(() => Date.now())
  const canUndo = one.undoneAt === null && Date.parse(one.undoableUntil) > openedMs
  const run = async () => {
    setIsUndoing(true)
    await undo(one.id)
    setIsUndoing(false)
  }
  return (
    <li className={classes.pastRow}>
      <div className={classes.pastText}>
        <p className={classes.pastName}>
          <bdi>{one.fileName}</bdi>
        </p>
        <p className="text-quiet">
          {t('import.new', { count: one.created })} · {t('import.changed', { count: one.changed })} ·{' '}
          {formatDateTime(one.at)} · <bdi>{one.by}</bdi>
        </p>
      </div>
      {one.undoneAt !== null && <Tag>{t('import.wasUndone')}</Tag>}
      {canUndo && (
        <Button
          small
          busy={isUndoing}
          title={t('import.undoUntil', { date: formatDate(one.undoableUntil) })}
          aria-label={t('import.undoOne', { name: one.fileName })}
          onClick={() => void run()}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  )
}
