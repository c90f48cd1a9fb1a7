import type { Language, LessonSection, Pseudonyms } from '@classeur/contracts'
import type { ReadNameRoster } from '@classeur/database'
import { hideNames, redactDeep, restoreNames } from '@classeur/domain/lesson-plans'

interface SectionNamesInput {
  ownerId: string
  classId: string | null
  pseudonyms: Pseudonyms
  /** What else the model receives; its pseudonyms must keep their meaning. */
  brief: string
  language: Language
}

/**
 * Takes the names out of stored sections before a model receives them, and puts them back into what it writes. The
 * pseudonyms of the request are known, each with one spelling; the objectives and sections that a person has edited may
 * name any student in any spelling.
 */
export function createSectionNames(
  readNameRoster: ReadNameRoster,
  { ownerId, classId, pseudonyms, brief, language }: SectionNamesInput,
) {
  const usedPseudonyms = [...pseudonyms]
  let roster: ReturnType<ReadNameRoster> | undefined

  return {
    async hide(sections: readonly LessonSection[]): Promise<LessonSection[]> {
      const hidden = hideNames([...sections], usedPseudonyms, language)
      if (sections.length === 0) return hidden
      const names = await (roster ??= readNameRoster([ownerId], classId ? [classId] : []))
      const { value, pseudonyms: more } = redactDeep({ sections: hidden, brief }, names, language)
      usedPseudonyms.push(
        ...more.filter(({ pseudonym }) => usedPseudonyms.every((one) => one.pseudonym !== pseudonym)),
      )
      return value.sections
    },
    restore: <Value>(value: Value): Value => restoreNames(value, usedPseudonyms),
  }
}
