import type { Generators, PlannedResourceSheet } from '@classeur/contracts'
import { planSheet } from '@classeur/domain/item-families'

/** Whether a sheet can be made honestly: with a model, or because something that was chosen has prepared items. */
export const canMakeSheet = (
  generators: Pick<Generators, 'text'>,
  { brief, notes }: Pick<PlannedResourceSheet, 'brief' | 'notes'>,
): boolean => {
  if (brief.kind === 'parent-note') return notes.length > 0
  return generators.text === 'model' || planSheet(brief).parts.length > 0
}
