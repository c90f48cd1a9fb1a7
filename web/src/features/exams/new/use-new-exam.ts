import type { CreateExamRequest } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { newExamFields } from '../fields/exam-fields.ts'
import type { EditStructure } from '../model/edit-structure.ts'
import { createExam } from '../model/exams-queries.ts'
import { emptyDraft } from '../model/structure-draft.ts'
import { examsPath } from '../model/use-class-id.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { useParseLines, usePastedLines } from '../paste/use-pasted-lines.ts'
import { newExamSchema, pastedDraft, readStructure, type NewExamEntries } from './new-exam-entries.ts'

/** The form of a new exam, kept as a draft until the exam is created. */
export function useNewExam(classId: string, today: string, termId: string | null) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const take = useTakeExam()
  const parse = useParseLines()
  const totalLabel = t('total.label')
  const [emptyStructure] = useState(() => emptyDraft(totalLabel))

  const create = async (request: CreateExamRequest, opensSheet: boolean) => {
    const exam = await createExam(classId, request)
    take(exam)
    notifyDone(t('new.done', { title: exam.title }))
    await navigate(opensSheet ? `/marksheet/${exam.markId}` : examsPath(classId))
  }
  const form = useDraftForm<NewExamEntries, CreateExamRequest>({
    form: 'new-exam',
    subject: classId,
    initial: { ...newExamFields(today, termId), way: 'paste', lines: '', structure: emptyStructure },
    schema: newExamSchema(parse),
    save: (request) => create(request, false),
  })
  const { values, set, problems, submitWith } = form
  const parsed = usePastedLines(values.lines)
  const read = readStructure(values, parsed)

  return {
    form,
    lines: parsed.lines,
    structure: read.draft,
    /** What the structure lacks, once problems are shown. */
    missing: problems.structure === undefined ? null : read,
    /** Pasted questions continue in the form. */
    chooseWay: (way: NewExamEntries['way']) =>
      set({
        way,
        ...(values.way === 'paste' && parsed.structure && { structure: pastedDraft(values, parsed) }),
      }),
    edit: (edit: EditStructure) =>
      set(({ structure }) => ({ structure: edit({ ...structure, mode: read.draft.mode }) })),
    createAndMark: () => submitWith((request) => create(request, true)),
  }
}
