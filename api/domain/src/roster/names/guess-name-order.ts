import { normaliseName } from './normalise-name.ts'
import { orderByCapitals, type NameOrder } from './split-name.ts'

/** First names that are common where the product is used and hardly ever last names. */
const commonFirstNames = new Set(
  (
    'emma louise alice chloé léa manon inès camille sarah jade lina zoé eva anna julie marie sophie claire lucie ' +
    'gabriel raphaël léo lucas hugo arthur jules adam louis nathan ethan noah liam oliver jack james emily olivia ' +
    'amelia isla sophia mia charlotte jessica hannah william thomas julien antoine nicolas pierre paul mathis ' +
    'mohamed mohammed muhammad ahmed youssef yasmine fatima aïcha amine karim nour salma meryem mariam omar ali ' +
    'khadija zineb hamza bilal rania sami leïla imane ayoub ' +
    'محمد أحمد يوسف فاطمة عائشة أمين كريم نور سلمى مريم عمر علي خديجة زينب حمزة بلال رانيا سامي ليلى إيمان أيوب ياسمين سارة'
  )
    .split(' ')
    .map(normaliseName),
)

const isSorted = (words: readonly string[]) =>
  words.every((word, index) => index === 0 || (words[index - 1] ?? '') <= word)

export interface NameOrderGuess {
  order: NameOrder
  /** False: nothing in the names says so, the order is only the more usual one. */
  isCertain: boolean
}

/**
 * The order of a block of whole names, from what most of them say: capitals; else lists stand in the order of the
 * last names; else where common first names stand.
 */
export function guessNameOrder(names: readonly string[]): NameOrderGuess {
  const score = { 'last-first': 0, 'first-last': 0 }
  for (const name of names) {
    const order = orderByCapitals(name)
    if (order) score[order] += 1
  }
  if (score['last-first'] !== score['first-last']) return decided(score)

  const words = names.map((name) => normaliseName(name).split(' ')).filter(({ length }) => length >= 2)
  if (words.length >= 5) {
    const [byStart, byEnd] = [words.map((name) => name[0] ?? ''), words.map((name) => name.at(-1) ?? '')]
    if (isSorted(byStart) && !isSorted(byEnd)) return { order: 'last-first', isCertain: true }
    if (isSorted(byEnd) && !isSorted(byStart)) return { order: 'first-last', isCertain: true }
  }
  for (const name of words) {
    if (commonFirstNames.has(name[0] ?? '')) score['first-last'] += 1
    if (commonFirstNames.has(name.at(-1) ?? '')) score['last-first'] += 1
  }
  if (score['last-first'] !== score['first-last']) return decided(score)
  return { order: 'first-last', isCertain: false }
}

const decided = (score: Record<NameOrder, number>): NameOrderGuess => ({
  order: score['last-first'] > score['first-last'] ? 'last-first' : 'first-last',
  isCertain: true,
})
