import { normaliseName } from './normalise-name.ts'
import { orderByCapitals, type NameOrder } from './split-name.ts'

/** First names that are common among the product's users and are rarely last names. */
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
  /** False if nothing in the names implies the order, so that it is only the more usual one. */
  isCertain: boolean
}

/**
 * Guesses the order of first and last names in a list from the majority of names: by capitals, otherwise by
 * alphabetical order of last names, otherwise by the position of common first names.
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
