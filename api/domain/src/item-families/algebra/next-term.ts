import { hasDecimals, hasNegatives, isUpTo, type Age } from '../age-limits.ts'
import type { Exact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber, exact, tenths } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { numbersInRow } from '../numbers-in-row.ts'
import { anySequence, arithmeticTerms } from './sequence-terms.ts'

const shownCount = 4

interface Steps {
  first: Exact
  difference: Exact
}

/** Steps and the smaller end of the sequence, for those who haven't met negative numbers. */
interface Range {
  sizes: readonly number[]
  lowest: number
}

function rangeAt(tier: ResourceTier, age: Age): Range {
  if (isUpTo(age, 6))
    return {
      support: { sizes: [2, 10], lowest: 20 },
      core: { sizes: [2, 3, 5, 10], lowest: 40 },
      challenge: { sizes: [3, 4, 6, 8, 9], lowest: 60 },
    }[tier]
  return {
    support: { sizes: [2, 3, 4, 5, 10], lowest: 20 },
    core: { sizes: [4, 6, 7, 8, 9, 10, 15, 20], lowest: 60 },
    challenge: { sizes: [6, 9, 11, 12, 15, 25, 30, 50], lowest: isUpTo(age, 7) ? 600 : 2000 },
  }[tier]
}

function drawAboveZero({ whole, pick }: Random, falls: boolean, { sizes, lowest }: Range): Steps {
  const size = pick(sizes)
  const low = whole(0, lowest)
  return falls
    ? { first: exact(low + shownCount * size), difference: exact(-size) }
    : { first: exact(low), difference: exact(size) }
}

function drawSteps(random: Random, tier: ResourceTier, aim: string | null, age: Age): Steps {
  const { whole, pick } = random
  const falls = aim === 'wrong-direction' || (aim === null && tier !== 'support' && pick([true, false]))
  if (tier === 'challenge' && hasDecimals(age) && pick([true, false])) {
    const difference = tenths(whole(2, 25))
    return falls
      ? { first: tenths(whole(100, 300)), difference: difference.neg() }
      : { first: tenths(whole(1, 99)), difference }
  }
  if (!hasNegatives(age)) return drawAboveZero(random, falls, rangeAt(tier, age))
  const size = { support: pick([2, 3, 4, 5, 10]), core: whole(4, 15), challenge: whole(6, 25) }[tier]
  // In challenge, a falling sequence passes zero.
  const rise = { support: whole(0, 20), core: whole(5, 60), challenge: -whole(20, 60) }[tier]
  const fall = {
    support: 5 * size + whole(0, 20),
    core: 5 * size + whole(1, 50),
    challenge: whole(10, 3 * size),
  }[tier]
  return { first: exact(falls ? fall : rise), difference: exact(falls ? -size : size) }
}

export const nextTerm: ItemFamily = {
  ...inMathematics,
  id: 'next-term',
  names: {
    en: 'Continue an arithmetic sequence',
    fr: 'Continuer une suite arithmétique',
    ar: 'إكمال متتالية حسابية',
  },
  words: `${anySequence} arithmetic+sequence next+term next+number suite+arithmet terme+suivant متتالي+حسابي متتابع+حسابي حد+تالي count+on count+back compter+de عد+تصاعد يعد+تصاعد عد+تنازل يعد+تنازل`,
  ages: { from: 6, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'counts-by-ones': {
      names: { en: 'counts on by ones', fr: 'compte de 1 en 1', ar: 'يعدّ واحدًا واحدًا' },
      words: 'count+one adds+one compte+1 compte+un ajoute+1 ajoute+un واحد+واحد يضيف+واحد يضيف+1',
    },
    'wrong-direction': {
      names: {
        en: 'counts in the wrong direction',
        fr: 'compte dans le mauvais sens',
        ar: 'يعدّ في الاتجاه المعاكس',
      },
      words:
        'wrong+direction adds+instead+subtract wrong+way mauvais+sens sens+inverse ajoute+lieu اتجاه+معاكس عكس+اتجاه',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const { first, difference } = drawUntil(
      () => drawSteps(random, tier, aim, age),
      (drawn) => !drawn.difference.abs().equals(1),
    )
    const terms = arithmeticTerms(first, difference, shownCount + 1)
    const shown = terms.slice(0, shownCount)
    const [before, last, next] = terms.slice(-3)
    if (!before || !last || !next) throw new Error('a sequence has at least three terms')
    const by = writer.n(difference.abs())
    const rises = difference.s > 0n
    const wrong = aim === 'wrong-direction' ? last.sub(difference) : last.add(1)
    return {
      prompt: writer.say({
        en: `The same number is ${rises ? 'added' : 'subtracted'} each time. Write the next number.\n$${numbersInRow(writer, shown, '\\square')}$`,
        fr: `On ${rises ? 'ajoute' : 'enlève'} toujours le même nombre. Écris le nombre suivant.\n$${numbersInRow(writer, shown, '\\square')}$`,
        ar: `${rises ? 'نضيف' : 'نطرح'} العدد نفسه في كل مرة. اكتب العدد التالي.\n$${numbersInRow(writer, shown, '\\square')}$`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, next)),
      steps: [
        rises
          ? {
              en: `From one number to the next: $${writer.n(last)} - ${writer.factor(before)} = ${by}$.`,
              fr: `D’un nombre au suivant : $${writer.n(last)} - ${writer.factor(before)} = ${by}$.`,
              ar: `من عدد إلى العدد الذي يليه: $${writer.n(last)} - ${writer.factor(before)} = ${by}$.`,
            }
          : {
              en: `From one number to the next: $${writer.n(before)} - ${writer.factor(last)} = ${by}$.`,
              fr: `D’un nombre au suivant : $${writer.n(before)} - ${writer.factor(last)} = ${by}$.`,
              ar: `من عدد إلى العدد الذي يليه: $${writer.n(before)} - ${writer.factor(last)} = ${by}$.`,
            },
        {
          en: `${rises ? 'Add' : 'Subtract'} it once more: $${writer.n(last)} ${rises ? '+' : '-'} ${by} = ${writer.n(next)}$.`,
          fr: `On ${rises ? 'l’ajoute' : 'l’enlève'} encore une fois : $${writer.n(last)} ${rises ? '+' : '-'} ${by} = ${writer.n(next)}$.`,
          ar: `${rises ? 'نضيفه' : 'نطرحه'} مرة أخرى: $${writer.n(last)} ${rises ? '+' : '-'} ${by} = ${writer.n(next)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'sequence', terms: shown.map(checkNumber), ask: shownCount + 1 },
      wrong: wrongFor(aim, () => shownNumber(writer, wrong)),
      lines: 0,
      demand: demandOf(difference, ...terms),
    }
  },
}
