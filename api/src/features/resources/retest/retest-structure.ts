import type { ResourceItem } from '@classeur/contracts'
import { detailedStructure, newLeaf, type ExamStructure } from '@classeur/domain/exams'
import { retestLabel } from '@classeur/domain/resources'
import type { ResourceDocument } from '@classeur/database'

/** The points of each question, in hundredths. */
const pointHundredths = 100
const longestError = 120

const questionOf = (item: ResourceItem, label: string, id: string, librarySkills: ReadonlySet<string>) =>
  newLeaf(id, label, pointHundredths, {
    // A skill that was removed from the library can't be tested.
    skills: item.skill?.id && librarySkills.has(item.skill.id) ? [{ skillId: item.skill.id, weight: 1 }] : [],
    bloomLevel: item.bloomLevel,
    usualErrors: item.error ? [item.error.name.slice(0, longestError)] : [],
  })

/** One question of one point for each item, with its skill, its level and the error that it is aimed at. */
export function retestStructure(
  { items, language }: Pick<ResourceDocument, 'items' | 'language'>,
  knownSkills: ReadonlySet<string>,
  newId: () => string,
  leafIdOf: (itemId: string) => string,
): ExamStructure {
  const leaves = items.map((item, index) =>
    questionOf(item, retestLabel(index + 1, language), leafIdOf(item.id), knownSkills),
  )
  return detailedStructure(newLeaf(newId(), 'Total', leaves.length * pointHundredths), leaves, newId)
}
