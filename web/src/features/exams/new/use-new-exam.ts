import type { CreateExamRequest } from '@classeur/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { newExamFields } from '../fields/exam-fields.ts'
import type { EditStructure } from '../model/edit-structure.ts'
import { createExam } from '../model/exams-queries.ts'
import { emptyDraft } from '../model/structure-draft.ts'
import { examsPath } from '../model/exams-path.ts'
import { useTakeExam } from '../model/use-exam-changes.ts'
import { useParseLines, usePastedLines } from '../paste/use-pasted-lines.ts'
import {
  isNewerInForm,
  newExamSchema,
  pastedDraft,
  readStructure,
  type NewExamEntries,
} from './new-exam-entries.ts'

/** The form of a new exam, kept as a draft until the exam is created. */
export function useNewExam(classId: string, today: string, termId: string | null) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const take = useTakeExam()
  const parse = useParseLines()
  const totalLabel = t('total.label')
  const [emptyStructure] = useState(() => emptyDraft(totalLabel))

  // The questions can be put back as long as the form has the draft that they were part of.
  const closeReplaced = useRef(() => {})
  useEffect(() => () => closeReplaced.current(), [])

  const create = async (request: CreateExamRequest, opensSheet: boolean) => {
    const exam = await createExam(classId, request)
    take(exam)
    notifyDone(t('new.done', { title: exam.title }))
    await navigate(opensSheet ? `/marksheet/${exam.markId}` : examsPath(classId))
  }
  const form = useDraftForm<NewExamEntries, CreateExamRequest>({
    form: 'new-exam',
    subject: classId,
    initial: {
      ...newExamFields(today, termId),
      ...{ way: 'paste', lines: '', structure: emptyStructure, convertedLines: '', isFormEdited: false },
    },
    schema: newExamSchema(parse),
    save: (request) => create(request, false),
  })
  const { draft, values, set, problems, submitWith } = form
  const parsed = usePastedLines(values.lines)
  const read = readStructure(values, parsed)

  /**
   * Puts the questions of the lines into the editor, also after the total was looked at while the skills weren't read.
   * Changes that were made there can be put back.
   */
  const convert = (): Partial<NewExamEntries> => {
    const { way, lines, structure, convertedLines, isFormEdited } = values
    const isConverted = way === 'form' || (way === 'total' && lines === convertedLines)
    if (isConverted || isNewerInForm(values) || parsed.waitsForSkills || !parsed.structure) return {}
    const putBack = () => set({ structure, convertedLines: lines, isFormEdited: true })
    // Only the latest questions can be put back.
    closeReplaced.current()
    if (isFormEdited)
      closeReplaced.current = notifyUndoable(t('way.replaced'), { label: t('undo'), run: putBack })
    return { structure: pastedDraft(values, parsed), convertedLines: lines, isFormEdited: false }
  }

  return {
    form: {
      ...form,
      draft: {
        ...draft,
        discard: () => {
          closeReplaced.current()
          draft.discard()
        },
      },
    },
    lines: parsed.lines,
    structure: read.draft,
    /** What the structure lacks, once problems are shown. */
    missing: problems.structure === undefined ? null : read,
    isNewerInForm: isNewerInForm(values),
    /** Pasted questions continue in the form. */
    chooseWay: (way: NewExamEntries['way']) => {
      if (way !== 'form' || !read.waits) set({ ...convert(), way })
    },
    edit: (edit: EditStructure) =>
      set(({ way, structure, isFormEdited }) => ({
        structure: edit({ ...structure, mode: read.draft.mode }),
        isFormEdited: isFormEdited || way === 'form',
      })),
    createAndMark: () => submitWith((request) => create(request, true)),
  }
}
