import type { Language } from '../../text/language.ts'
import type { BackdropName, ScenePlace } from '../words/concept-group.ts'
import { conceptGroups } from '../words/concept-groups.ts'
import { createPhraseTable, phraseOf, type PhraseTable } from './phrase-table.ts'
import { wordsOf } from './stem.ts'

/** A thing that the renderer can name and draw. */
export interface Concept {
  /** The English plural. */
  id: string
  /** `name*` stands for the name in any skin tone. */
  icons: readonly string[]
  place: ScenePlace
  backdrop: BackdropName
  size: number
  names: Record<Language, { one: string; many: string }>
}

const splitWords = (text = ''): string[] => text.split(',').map((word) => word.trim())
const nameOf = ([one = '', many = '']: readonly string[]) => ({ one, many })

function* readConcepts(): Generator<[Concept, Record<Language, string>]> {
  for (const { entries, place, backdrop, size } of conceptGroups) {
    for (const line of entries.trim().split('\n')) {
      const [icons, en = '', fr = '', ar = ''] = line.split('|')
      const names = { en: nameOf(splitWords(en)), fr: nameOf(splitWords(fr)), ar: nameOf(splitWords(ar)) }
      const concept = { id: names.en.many, icons: splitWords(icons), place, backdrop, size, names }
      const [phrasesEn, phrasesFr, phrasesAr] = [en, fr, ar].map((words) => words.replaceAll(',', '/'))
      yield [concept, { en: phrasesEn ?? '', fr: phrasesFr ?? '', ar: phrasesAr ?? '' }]
    }
  }
}

let table: PhraseTable<Concept> | null = null

/** Built from the word lists on first use. */
export const conceptTable = (): PhraseTable<Concept> => (table ??= createPhraseTable(readConcepts()))

/**
 * @param name an English word for the concept
 * @throws RangeError for a name that is not in the word lists
 */
export function conceptNamed(name: string): Concept {
  const concept = conceptTable().en.get(phraseOf(wordsOf(name, 'en')))
  if (!concept) throw new RangeError(`nothing is called ${name}`)
  return concept
}
