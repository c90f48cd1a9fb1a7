import type { StructureLine } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyDone } from '../../../components/ui/notices.ts'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { createExam } from '../api/exams.ts'
import { buildStructure, type DraftProblems } from '../drafts/build-structure.ts'
import type { EditStructure } from '../drafts/edit-structure.ts'
import { newExamFields, readExamFields, type FieldProblem } from '../drafts/exam-fields.ts'
import { forgetNewExam, keepNewExam, readNewExam, type NewExamState } from '../drafts/new-exam-draft.ts'
import { draftOf, emptyDraft, type StructureDraft } from '../drafts/structure-draft.ts'
import { examsPath } from './use-class-id.ts'
import { useTakeExam } from './use-exam-changes.ts'
import { usePastedLines } from './use-pasted-lines.ts'

interface Missing {
  fields: readonly FieldProblem[]
  structure: DraftProblems
  isEmpty: boolean
}
const noneStored: ReadonlySet<string> = new Set()
const nothingMissing: Missing = { fields: [], structure: {}, isEmpty: false }

const isUnread = ({ result }: StructureLine) => !result.ok

/** A new exam as it is put together; kept in this browser until it is created. */
export function useNewExam(classId: string, today: string, termId: string | null) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const take = useTakeExam()
  const totalLabel = t('total.label')
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<NewExamState>(
    () =>
      readNewExam(classId) ?? {
        fields: newExamFields(today, termId),
        way: 'paste',
        lines: '',
        draft: emptyDraft(totalLabel),
      },
  )
  const change = (changes: Partial<NewExamState>) => setState((now) => ({ ...now, ...changes }))
  useEffect(() => keepNewExam(classId, state), [classId, state])

  const parsed = usePastedLines(state.lines)
  const pasted = parsed.structure ? draftOf(parsed.structure) : { ...state.draft, exercises: [] }
  const draft: StructureDraft = {
    ...(state.way === 'paste' ? pasted : state.draft),
    mode: state.way === 'total' ? 'total' : 'detailed',
  }

  const built = buildStructure(draft, noneStored)
  const read = readExamFields(state.fields)
  const badLines = state.way === 'paste' ? parsed.lines.filter(isUnread).length : 0
  const missing: Missing = {
    fields: read.problems,
    structure: built.problems,
    isEmpty: built.isEmpty && badLines === 0,
  }
  const isComplete =
    read.problems.length === 0 && !built.isEmpty && badLines === 0 && Object.keys(built.problems).length === 0

  const { busy, error, submit } = useSubmission(async () => {
    const exam = await createExam(classId, { ...read.values, structure: built.structure })
    take(exam)
    forgetNewExam(classId)
    notifyDone(t('new.done', { title: exam.title }))
    await navigate(examsPath(classId))
  })

  return {
    state,
    change,
    structure: { draft, lines: parsed.lines },
    shownProblems: isTried ? missing : nothingMissing,
    /** What was pasted goes along into the form, to be refined there. */
    chooseWay: (way: NewExamState['way']) =>
      change({ way, ...(state.way === 'paste' && parsed.structure && { draft: pasted }) }),
    edit: (edit: EditStructure) =>
      setState((now) => ({ ...now, draft: edit({ ...now.draft, mode: draft.mode }) })),
    create: async () => {
      setTried(true)
      if (isComplete) await submit()
    },
    busy,
    error,
  }
}
