import { hasDecimals, hasNegatives, isUpTo, type Age } from '../age-limits.ts'
import Fraction from 'fraction.js'
import type { Exact } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber, exact } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { numbersInRow } from '../numbers-in-row.ts'
import { anySequence, geometricTerms } from './sequence-terms.ts'

function drawSequence({ whole, pick }: Random, tier: ResourceTier, age: Age): { first: Exact; ratio: Exact } {
  if (isUpTo(age, 8) && tier !== 'challenge')
    return {
      first: exact(whole(1, tier === 'core' ? 9 : 12)),
      ratio: exact(tier === 'core' ? whole(3, 5) : 2),
    }
  if (tier === 'support') return { first: exact(whole(1, 6)), ratio: exact(pick([2, 2, 10])) }
  if (tier === 'core') return { first: exact(whole(2, 7)), ratio: exact(whole(2, 5)) }
  const divisor = whole(2, 3)
  if (pick([true, false]))
    return { first: exact(divisor ** 4 * whole(2, 6)), ratio: new Fraction(1, divisor) }
  return { first: exact(whole(3, 9)), ratio: exact(whole(2, 4) * (hasNegatives(age) ? -1 : 1)) }
}

export const geometricNextTerm: ItemFamily = {
  ...inMathematics,
  id: 'geometric-next-term',
  names: {
    en: 'Continue a geometric sequence',
    fr: 'Continuer une suite géométrique',
    ar: 'إكمال متتالية هندسية',
  },
  words: `${anySequence} geometric+sequence suite+geometr متتالي+هندسي متتابع+هندسي`,
  ages: { from: 9, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'adds-difference': {
      names: {
        en: 'adds the last difference again',
        fr: 'ajoute encore la dernière différence',
        ar: 'يضيف الفرق الأخير مرة أخرى',
      },
      words:
        'adds+difference add+instead+multipl difference+ratio ajoute+difference ajoute+lieu+multipli confond+raison يضيف+فرق جمع+بدل+ضرب يجمع+بدل+ضرب جمع+بدل+يضرب اضاف+فرق',
    },
    'adds-ratio': {
      names: {
        en: 'adds the factor instead of multiplying by it',
        fr: 'ajoute la raison au lieu de multiplier',
        ar: 'يضيف الأساس بدل الضرب فيه',
      },
      words:
        'adds+ratio adds+factor add+instead+multipl ajoute+raison ajoute+lieu+multipli يضيف+اساس جمع+بدل+ضرب يجمع+بدل+ضرب جمع+بدل+يضرب',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const shownCount = 4
    const wrongNext = (last: Exact, before: Exact, ratio: Exact) =>
      aim === 'adds-ratio' ? last.add(ratio) : last.add(last.sub(before))
    const { terms, ratio } = drawUntil(
      () => {
        const { first, ratio } = drawSequence(random, tier, age)
        return { ratio, terms: geometricTerms(first, ratio, shownCount + 1) }
      },
      // Adding one third has no end as a decimal.
      ({ ratio, terms }) => {
        if (aim === 'adds-ratio' && (hasDecimals(age) ? ratio.d === 3n : ratio.d !== 1n)) return false
        if (aim === null || hasNegatives(age)) return true
        const [before, last] = terms.slice(-3)
        return before !== undefined && last !== undefined && wrongNext(last, before, ratio).s >= 0n
      },
    )
    const shown = terms.slice(0, shownCount)
    const [before, last, next] = terms.slice(-3)
    if (!before || !last || !next) throw new Error('a sequence has at least three terms')
    const divides = ratio.d !== 1n
    const by = writer.factor(divides ? exact(Number(ratio.d)) : ratio)
    const sign = divides ? '\\div' : '\\times'
    const [back, forth] = divides ? [last, before] : [before, last]
    return {
      prompt: writer.say({
        en: `Each time, we ${divides ? 'divide' : 'multiply'} by the same number. Write the next number.\n$${numbersInRow(writer, shown, '\\square')}$`,
        fr: `On ${divides ? 'divise' : 'multiplie'} toujours par le même nombre. Écris le nombre suivant.\n$${numbersInRow(writer, shown, '\\square')}$`,
        ar: `ننتقل من كل عدد إلى الذي يليه ${divides ? 'بالقسمة على' : 'بالضرب في'} عدد ثابت. اكتب العدد التالي.\n$${numbersInRow(writer, shown, '\\square')}$`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, next)),
      steps: [
        {
          en: `Find the number: $${writer.n(forth)} \\div ${writer.factor(back)} = ${writer.n(forth.div(back))}$.`,
          fr: `On cherche ce nombre : $${writer.n(forth)} \\div ${writer.factor(back)} = ${writer.n(forth.div(back))}$.`,
          ar: `نبحث عن هذا العدد: $${writer.n(forth)} \\div ${writer.factor(back)} = ${writer.n(forth.div(back))}$.`,
        },
        {
          en: `${divides ? 'Divide' : 'Multiply'} once more: $${writer.n(last)} ${sign} ${by} = ${writer.n(next)}$.`,
          fr: `On ${divides ? 'divise' : 'multiplie'} encore une fois : $${writer.n(last)} ${sign} ${by} = ${writer.n(next)}$.`,
          ar: `${divides ? 'نقسم' : 'نضرب'} مرة أخرى: $${writer.n(last)} ${sign} ${by} = ${writer.n(next)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'sequence', terms: shown.map(checkNumber), ask: shownCount + 1 },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongNext(last, before, ratio))),
      lines: 0,
      demand: demandOf(ratio, ...terms),
    }
  },
}
