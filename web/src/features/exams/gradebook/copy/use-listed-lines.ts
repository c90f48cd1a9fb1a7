import { matchList, type ListLine } from '@classeur/domain/roster'
import type { Gradebook, GradebookStudent } from '@classeur/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDraft } from '../../../../drafts/use-draft.ts'

const nothingPasted = { text: '' }

/** A line of the pasted list with its student. */
export interface ListedLine extends ListLine {
  /** Null if no student was found or chosen. */
  student: GradebookStudent | null
}

/**
 * A pasted list of names, kept as a draft of the class, and the students of its lines: those with the name, or those
 * that the teacher chose.
 */
export function useListedLines(classId: string, students: Gradebook['students']) {
  const draft = useDraft({ form: 'copy-column', subject: classId, initial: nothingPasted })
  const { text } = draft.value
  /** Ids of chosen students by line; empty for none. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const read = useDeferredValue(text)
  const lines = useMemo((): ListedLine[] => {
    const byId = new Map(students.map((student) => [student.studentId, student]))
    const named = students.map(({ studentId: id, firstName, lastName }) => ({ id, firstName, lastName }))
    return matchList(read, named).map((line, index) => {
      const matched = line.kind === 'matched' ? line.studentIds[0] : undefined
      return { ...line, student: byId.get(chosen.get(index) ?? matched ?? '') ?? null }
    })
  }, [read, students, chosen])
  return {
    draft,
    text,
    lines,
    /** Another text has other lines, so earlier choices no longer apply. */
    paste: (next: string) => {
      draft.set({ text: next })
      setChosen(new Map())
    },
    choose: (line: number, studentId: string) => setChosen(new Map([...chosen, [line, studentId]])),
  }
}
