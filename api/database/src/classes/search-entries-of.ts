import { soundKeysOf } from '@classeur/domain/roster'
import type { ExamDocument } from '../exams/exam.model.ts'
import { searchWordsOf } from '../search-words.ts'
import type { RosterDocument } from '../students/roster.model.ts'
import type { ClassDocument } from './class.model.ts'
import { searchKeysVersion, type SearchEntryDocument, type SearchKind } from './search-entry.model.ts'

export interface SearchableClass {
  schoolClass: ClassDocument | null
  roster: Pick<RosterDocument, 'students'>
  exams: Pick<ExamDocument, '_id' | 'title' | 'subject'>[]
}

/** The longest prefix of a word, in letters, that gets its own key; the whole word always gets one. */
export const longestBeginning = 8

/** O'NEILL is found as "neill" and "o'neill", which are words of it, and as "oneill". */
const apostrophes = /['’‘ʼ`´＇]/g

/** الكسور is also found as كسور. */
const withoutArticle = (word: string): string[] => {
  const [, rest] = /^ال(.{2,})$/u.exec(word) ?? []
  return rest === undefined ? [word] : [word, rest]
}

const keyWordsOf = (word: string): string[] => {
  const letters = [...word]
  const lengths = letters.slice(0, longestBeginning).map((_, index) => index + 1)
  return [...lengths.map((length) => letters.slice(0, length).join('')), word]
}

export const searchKey = (scope: string, kind: SearchKind, word: string): string => `${scope}:${kind}:${word}`

/** All search entries of a class, with the scopes that may find them; empty for a class in the trash. */
export function searchEntriesOf({ schoolClass, roster, exams }: SearchableClass): SearchEntryDocument[] {
  if (!schoolClass || schoolClass.deletedAt) return []
  const classId = String(schoolClass._id)
  const scopes = schoolClass.members.map(({ userId }) => userId)
  if (schoolClass.schoolId) scopes.push(schoolClass.schoolId)
  const entry = (
    kind: SearchKind,
    targetId: string,
    label: string,
    text: string,
    soundKeys: readonly string[] = [],
  ): SearchEntryDocument => {
    const read = [...searchWordsOf(text), ...searchWordsOf(text.replace(apostrophes, ''))]
    const words = [...new Set(read.flatMap(withoutArticle).flatMap(keyWordsOf)), ...soundKeys]
    const keys = scopes.flatMap((scope) => words.map((word) => searchKey(scope, kind, word)))
    return {
      _id: `${kind}:${targetId}`,
      classId,
      kind,
      targetId,
      label,
      keys,
      keysVersion: searchKeysVersion,
    }
  }
  const { name, level, subjects } = schoolClass
  return [
    entry('class', classId, name, [name, level, ...subjects].join(' ')),
    ...roster.students
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, firstName, lastName }) => {
        const label = `${firstName} ${lastName}`.trim()
        return entry('student', id, label, label, soundKeysOf(label))
      }),
    ...exams.map(({ _id, title, subject }) => entry('exam', String(_id), title, `${title} ${subject}`)),
  ]
}
