import type { Language } from '../../text/language.ts'
import { actions, type ActionId } from '../words/actions.ts'
import type { Subject } from './understanding.ts'

/** Actions whose phrase doesn't already name the thing. */
const withObject: readonly ActionId[] = ['read', 'write', 'eat', 'drink', 'carry']

/**
 * The name of a thing followed by what it does: "a girl reading".
 * @param name the thing's name; by default its singular
 */
export function describeAction(
  { concept, count, action }: Subject,
  language: Language,
  name?: string,
): string {
  const named = name ?? concept.names[language].one
  const phrase = actions.find(({ id }) => id === action?.id)?.phrase
  if (!action || !phrase) return named
  const object =
    action.object && withObject.includes(action.id) ? ` ${action.object.names[language].one}` : ''
  if (language === 'ar') return `${named} أثناء ${phrase.ar}${object ? `:${object}` : ''}`
  if (language === 'fr') return `${named} qui ${phrase.fr[count > 1 && name !== undefined ? 1 : 0]}${object}`
  return `${named} ${phrase.en}${object}`
}
