import type { ExamDocument } from '../exams/exam.model.ts'
import { searchWordsOf } from '../search-words.ts'
import type { RosterDocument } from '../students/roster.model.ts'
import type { ClassDocument } from './class.model.ts'
import type { SearchEntryDocument, SearchKind } from './search-entry.model.ts'

export interface SearchableClass {
  found: ClassDocument | null
  roster: Pick<RosterDocument, 'students'>
  exams: Pick<ExamDocument, '_id' | 'title' | 'subject'>[]
}

/** Of a word, every beginning of up to so many letters has a key of its own, and so has the whole word. */
export const longestBeginning = 8

const keyWordsOf = (word: string): string[] => {
  const letters = [...word]
  const lengths = letters.slice(0, longestBeginning).map((_, index) => index + 1)
  return [...lengths.map((length) => letters.slice(0, length).join('')), word]
}

export const searchKey = (scope: string, kind: SearchKind, word: string): string => `${scope}:${kind}:${word}`

/** All that can be found of a class, and by whom; nothing of one that is in the trash. */
export function searchEntriesOf({ found, roster, exams }: SearchableClass): SearchEntryDocument[] {
  if (!found || found.deletedAt) return []
  const classId = String(found._id)
  const scopes = found.members.map(({ userId }) => userId)
  if (found.schoolId) scopes.push(found.schoolId)
  const entry = (kind: SearchKind, targetId: string, label: string, text: string): SearchEntryDocument => {
    const words = [...new Set(searchWordsOf(text).flatMap(keyWordsOf))]
    const keys = scopes.flatMap((scope) => words.map((word) => searchKey(scope, kind, word)))
    return { _id: `${kind}:${targetId}`, classId, kind, targetId, label, keys }
  }
  const { name, level, subjects } = found
  return [
    entry('class', classId, name, [name, level, ...subjects].join(' ')),
    ...roster.students
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, firstName, lastName }) => {
        const label = `${firstName} ${lastName}`.trim()
        return entry('student', id, label, label)
      }),
    ...exams.map(({ _id, title, subject }) => entry('exam', String(_id), title, `${title} ${subject}`)),
  ]
}
