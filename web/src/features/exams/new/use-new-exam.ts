import type { StructureLine } from '@classeur/domain/exams'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useDraft } from '../../../drafts/use-draft.ts'
import { createExam } from '../model/exams-queries.ts'
import { buildStructure, type DraftProblems } from '../model/build-structure.ts'
import type { EditStructure } from '../model/edit-structure.ts'
import { newExamFields, readExamFields, type ExamFields, type FieldProblem } from '../fields/exam-fields.ts'
import { draftOf, emptyDraft, type StructureDraft } from '../model/structure-draft.ts'
import { examsPath } from '../model/use-class-id.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { usePastedLines } from '../paste/use-pasted-lines.ts'

/** The fields of an exam that doesn't exist yet. */
interface NewExamState extends ExamFields {
  way: 'paste' | 'form' | 'total'
  lines: string
  structure: StructureDraft
}

interface Missing {
  fields: readonly FieldProblem[]
  structure: DraftProblems
  isEmpty: boolean
}
const noneStored: ReadonlySet<string> = new Set()
const nothingMissing: Missing = { fields: [], structure: {}, isEmpty: false }

const isUnread = ({ result }: StructureLine) => !result.ok

/** The form of a new exam, kept as a draft until the exam is created. */
export function useNewExam(classId: string, today: string, termId: string | null) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const take = useTakeExam()
  const totalLabel = t('total.label')
  const [isTried, setTried] = useState(false)
  const [emptyStructure] = useState(() => emptyDraft(totalLabel))
  const unsaved = useDraft<NewExamState>({
    form: 'new-exam',
    subject: classId,
    initial: { ...newExamFields(today, termId), way: 'paste', lines: '', structure: emptyStructure },
  })
  const { way, lines, structure, ...fields } = unsaved.value

  const parsed = usePastedLines(lines)
  const pasted = parsed.structure ? draftOf(parsed.structure) : { ...structure, exercises: [] }
  const draft: StructureDraft = {
    ...(way === 'paste' ? pasted : structure),
    mode: way === 'total' ? 'total' : 'detailed',
  }

  const built = buildStructure(draft, noneStored)
  const read = readExamFields(fields)
  const badLines = way === 'paste' ? parsed.lines.filter(isUnread).length : 0
  const missing: Missing = {
    fields: read.problems,
    structure: built.problems,
    isEmpty: built.isEmpty && badLines === 0,
  }
  const isComplete =
    read.problems.length === 0 && !built.isEmpty && badLines === 0 && Object.keys(built.problems).length === 0

  const { busy, error, submit } = useSubmission(async (opensSheet: boolean) => {
    const exam = await createExam(classId, { ...read.values, structure: built.structure })
    take(exam)
    notifyDone(t('new.done', { title: exam.title }))
    await navigate(opensSheet ? `/marksheet/${exam.markId}` : examsPath(classId))
    unsaved.saved()
  })

  return {
    unsaved,
    fields,
    way,
    lines,
    structure: { draft, lines: parsed.lines },
    shownProblems: isTried ? missing : nothingMissing,
    /** Pasted questions continue in the form. */
    chooseWay: (next: NewExamState['way']) =>
      unsaved.set({ way: next, ...(way === 'paste' && parsed.structure && { structure: pasted }) }),
    edit: (edit: EditStructure) =>
      unsaved.set((now) => ({ structure: edit({ ...now.structure, mode: draft.mode }) })),
    /** With `opensSheet`, opens the mark sheet of the new exam instead of the exam list. */
    create: async (opensSheet: boolean) => {
      setTried(true)
      if (isComplete) await submit(opensSheet)
    },
    busy,
    error,
  }
}
