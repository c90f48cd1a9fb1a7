import type { Language } from '../../text/language.ts'
import { actions, performers, type ActionId } from '../words/actions.ts'
import { conceptNamed, type Concept } from './concepts.ts'
import { lookUp } from './find-concept.ts'
import { createPhraseTable } from './phrase-table.ts'
import type { Word } from './stem.ts'

const actionTable = createPhraseTable(actions.map(({ id, words }) => [id, words] as const))

let performerSet: ReadonlySet<Concept> | null = null

/** Whether the renderer can draw this person in action. */
export const isPerformer = (concept: Concept): boolean =>
  (performerSet ??= new Set(performers.split(', ').map(conceptNamed))).has(concept)

export const readAction = (words: readonly Word[], language: Language): ActionId | undefined =>
  lookUp(actionTable, words, language)

const drinks = ['glasses of milk', 'glasses of water', 'cartons of juice', 'hot drinks']
const notEdible = [...drinks, 'plates', 'spoons', 'a knife and fork', 'cutlery', 'salt shakers']
const carriedToo = ['balloons', 'tulips', 'roses', 'bouquets', 'footballs', 'basketballs', 'trophies']

/** Whether the person can use this thing in the action, so that it is drawn in their hands and not beside them. */
export function suits({ id, backdrop, place, size }: Concept, action: ActionId): boolean {
  const objects = actions.find((one) => one.id === action)?.objects ?? ''
  if (objects === 'food') return backdrop === 'kitchen' && !notEdible.includes(id)
  if (objects === 'small')
    return (
      carriedToo.includes(id) || (place === 'table' && size < 1 && backdrop !== 'plain' && !isFurniture(id))
    )
  return objects.split(', ').includes(id)
}

const furniture =
  'beds, sofas, doors, windows, baths, toilets, chairs, ladders, coffins, shopping trolleys, desktop computers'
const isFurniture = (id: string) => furniture.split(', ').includes(id)
