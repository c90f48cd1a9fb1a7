import { bestStrength, tokensOf } from '@classeur/domain/pictures'
import type { Language } from '@classeur/contracts'

/** The arrangement of the parts of a diagram. */
export type Structure = 'cycle' | 'chain' | 'compare' | 'central' | 'collection'

/** Word prefixes with folded letters; `$` marks the end of a word. */
const structureWords: Record<Exclude<Structure, 'collection'>, string> = {
  cycle: 'cycle cycles دوره',
  compare: 'versus vs$ compar differ contre$ مقارن فرق$ فروق',
  chain:
    'step$ steps$ stage process sequence chain timeline evolution etape processus chaine chronolog مراحل خطوات سلسله تسلسل',
  central: 'part$ parts$ mind+map around partie$ parties$ carte+mentale autour اجزاء خريطه+ذهنيه حول',
}

const structures = Object.keys(structureWords) as (keyof typeof structureWords)[]

export function readStructure(prompt: string, things: number): Structure {
  const tokens = tokensOf(prompt)
  const named = structures.find((structure) => bestStrength(tokens, structureWords[structure]) > 0)
  return named && things >= 2 ? named : 'collection'
}

/** Follows the list of things in the alternative text. */
export const structurePhrases: Record<Structure, Record<Language, string>> = {
  cycle: { en: 'in a circle with arrows', fr: 'en cercle, avec des flèches', ar: 'في دائرة بأسهم' },
  chain: { en: 'in a row with arrows', fr: 'à la suite, avec des flèches', ar: 'في تسلسل بأسهم' },
  compare: { en: 'side by side', fr: 'côte à côte', ar: 'جنبًا إلى جنب' },
  central: { en: 'with the first in the middle', fr: 'le premier au centre', ar: 'والأول في الوسط' },
  collection: { en: 'each in a frame of its own', fr: 'chacun dans son cadre', ar: 'كل منها في إطار' },
}
