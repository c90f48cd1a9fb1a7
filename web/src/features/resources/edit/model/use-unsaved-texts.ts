import { useDraftedSubjects } from '../../../../drafts/use-drafted-subjects.ts'

/** How many texts of a resource are unsaved, so that its files and its paper don't have them. */
export function useUnsavedTexts(resourceId: string): number {
  const [items, notes, texts] = [
    useDraftedSubjects('resource-item'),
    useDraftedSubjects('resource-note'),
    useDraftedSubjects('resource-text'),
  ]
  return [...items, ...notes, ...texts].filter((subject) => subject.split(':')[0] === resourceId).length
}
