import type { ExamCard } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { classesKey, classKey, mayChange } from '../../../http/queries/school-class.ts'
import { duplicateExam } from '../model/exams-queries.ts'
import { parallelClassesQuery } from '../model/classes-and-skills.ts'
import classes from './duplicate-dialog.module.css'

/** Duplicates an exam to other classes: its questions and settings, never its marks. */
export function DuplicateDialog({ exam, onClose }: { exam: ExamCard; onClose: () => void }) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useQuery(parallelClassesQuery)
  const candidates = list.data?.classes.filter(mayChange) ?? []

  const duplicate = useSubmission(async () => {
    const { exams } = await duplicateExam(exam.id, [...chosen])
    for (const { classId } of exams) void client.invalidateQueries({ queryKey: classKey(classId) })
    void client.invalidateQueries({ queryKey: classesKey })
    notifyDone(t('duplicate.done', { count: exams.length, title: exam.title }))
    onClose()
  })

  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen.length > 0) void duplicate.submit()
  }

  return (
    <Dialog title={t('duplicate.title', { title: exam.title })} onClose={onClose}>
      <form onSubmit={send} className="stack">
        <p className={classes.lead}>{t('duplicate.lead')}</p>
        {list.isPending && <SkeletonLines />}
        {list.isError && <ProblemNote error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && candidates.length === 0 && <p>{t('duplicate.none')}</p>}
        <ul className={classes.list}>
          {candidates.map(({ id, name, colour, counts }) => (
            <li key={id}>
              <label className={classes.option}>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <ClassDot colour={colour} />
                <span className={classes.name}>
                  <bdi>{name}</bdi>
                  {id === exam.classId && <span className={classes.here}> {t('duplicate.thisClass')}</span>}
                </span>
                <span className={classes.here}>{t('duplicate.students', { count: counts.students })}</span>
              </label>
            </li>
          ))}
        </ul>
        {duplicate.error !== null && <ProblemNote error={duplicate.error} />}
        <div className={classes.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" busy={duplicate.busy} disabled={chosen.length === 0}>
            {chosen.length === 0 ? t('duplicate.choose') : t('duplicate.make', { count: chosen.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
