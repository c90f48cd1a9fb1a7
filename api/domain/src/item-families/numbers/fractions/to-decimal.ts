import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal, lowest } from '../recipe/exact-text.ts'
import { box, fractionBox } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { gcf } from '../recipe/whole-numbers.ts'
import { inLowestTerms } from './fraction-steps.ts'
import { decimalWords } from '../decimals/decimal-words.ts'
import { fractionWords } from './fraction-words.ts'
import { properRatio, written, type Ratio } from './ratio.ts'

const denominators: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [2, 4, 5, 10, 20],
  core: [4, 20, 25, 50],
  challenge: [8, 40, 50, 125, 250],
}

/** The smallest power of ten that a denominator divides. */
const powerOver = (below: number): number => {
  let power = 10
  while (power % below !== 0) power *= 10
  return power
}

const words = together(fractionWords, decimalWords)

export const fractionToDecimal: ItemFamily = familyOf<Ratio>({
  id: 'fraction-to-decimal',
  names: {
    en: 'Write a fraction as a decimal',
    fr: 'Écrire une fraction sous forme décimale',
    ar: 'تحويل الكسر إلى عدد عشري',
  },
  words,
  ages: { from: 9, to: 14 },
  bloomLevel: 'understand',
  errors: {
    'writes-digits-with-point': {
      names: {
        en: 'writes numerator and denominator around the point',
        fr: 'écrit le numérateur et le dénominateur autour de la virgule',
        ar: 'يكتب البسط والمقام حول الفاصلة',
      },
      words: `${together('around both separate sépar autour حول', 'point virgule comma فاصلة')} ${together('numerator numérateur بسط', 'point virgule comma فاصلة')}`,
      wrong: ({ above, below }) => `${above}.${below}`,
    },
    'divides-the-wrong-way': {
      names: {
        en: 'writes the denominator after the point',
        fr: 'écrit le dénominateur après la virgule',
        ar: 'يكتب المقام بعد الفاصلة',
      },
      words: together('denominator dénominateur مقام', 'point decimal comma virgule décimal فاصلة عشري'),
      wrong: ({ below }) => `0.${below}`,
    },
  },
  draw: (random, tier) => properRatio(random, denominators[tier]),
  write(ratio, { say, n }) {
    const power = powerOver(ratio.below)
    const factor = power / ratio.below
    const extended = { above: ratio.above * factor, below: power }
    const answer = decimal(exact(written(ratio)))
    return {
      prompt: `${say({
        en: 'Write the fraction as a decimal.',
        fr: 'Écris la fraction sous forme décimale.',
        ar: 'اكتب الكسر في صورة عدد عشري.',
      })}\n$${n(written(ratio))}=${box}$`,
      answer,
      steps: [
        factor === 1
          ? say({
              en: `The denominator is already ${power}.`,
              fr: `Le dénominateur est déjà ${power}.`,
              ar: `المقام هو ${power}، فلا حاجة إلى تغييره.`,
            })
          : `${say({
              en: 'Write it with a denominator of 10, 100 or 1000:',
              fr: 'On l’écrit avec 10, 100 ou 1000 au dénominateur\u00a0:',
              ar: 'نكتبه بمقام 10 أو 100 أو 1000:',
            })} $${n(written(ratio))}=\\frac{${ratio.above}\\times ${factor}}{${ratio.below}\\times ${factor}}=${n(written(extended))}$`,
        `${say({ en: 'As a decimal:', fr: 'Sous forme décimale\u00a0:', ar: 'في صورة عدد عشري:' })} $${n(written(extended))}=${n(answer)}$`,
      ],
      check: { kind: 'arithmetic', expression: written(ratio), form: 'decimal' },
      demand: ratio.below + 10 * String(power).length,
    }
  },
})

const places: Readonly<Record<ResourceTier, number>> = { support: 1, core: 2, challenge: 3 }

export const decimalToFraction: ItemFamily = familyOf<{ digits: number; power: number }>({
  id: 'decimal-to-fraction',
  names: {
    en: 'Write a decimal as a fraction',
    fr: 'Écrire un nombre décimal sous forme de fraction',
    ar: 'تحويل العدد العشري إلى كسر',
  },
  words,
  ages: { from: 9, to: 14 },
  bloomLevel: 'understand',
  errors: {
    'wrong-power-of-ten': {
      names: {
        en: 'takes the wrong power of ten',
        fr: 'se trompe de puissance de dix',
        ar: 'يخطئ في اختيار 10 أو 100 أو 1000',
      },
      words: `${together('power place puissance rang منزلة', 'ten wrong dix خطا')} ${together('10 100 1000 tenths dixième اعشار', 'hundred hundredths 100 1000 centième')}`,
      wrong: ({ digits, power }) => `${digits}/${power === 10 ? 100 : power / 10}`,
    },
    'writes-digits-below-one': {
      names: {
        en: 'writes the decimals as the denominator',
        fr: 'met les décimales au dénominateur',
        ar: 'يجعل الأرقام بعد الفاصلة مقامًا',
      },
      words: together('denominator dénominateur مقام', 'digit decimal décimale chiffre ارقام فاصلة 1'),
      wrong: ({ digits }) => `1/${digits}`,
    },
  },
  draw(random, tier) {
    const power = 10 ** places[tier]
    for (;;) {
      // Support also has tenths beyond 1, such as 1.4.
      const digits = random.whole(2, tier === 'support' ? 29 : power - 1)
      const shared = gcf(digits, power)
      if ((shared > 1 || tier === 'support') && digits % 10 !== 0 && power / shared <= 250)
        return { digits, power }
    }
  },
  write({ digits, power }, pen) {
    const { say, n } = pen
    const asIs = `${digits}/${power}`
    const number = decimal(exact(asIs))
    return {
      prompt: `${say({
        en: 'Write the decimal as a fraction in lowest terms.',
        fr: 'Écris ce nombre sous forme de fraction irréductible.',
        ar: 'اكتب العدد العشري في صورة كسر مبسّط.',
      })}\n$${n(number)}=${fractionBox}$`,
      answer: lowest(exact(asIs)),
      steps: [
        `${say({
          en: 'The last decimal place gives the denominator',
          fr: 'Le rang du dernier chiffre donne le dénominateur',
          ar: 'منزلة الرقم الأخير تعطي المقام',
        })} $${n(power)}$.`,
        `${say({ en: 'As a fraction:', fr: 'Sous forme de fraction\u00a0:', ar: 'في صورة كسر:' })} $${n(number)}=${n(asIs)}$`,
        ...inLowestTerms(asIs, pen),
      ],
      check: { kind: 'arithmetic', expression: number, form: 'simplest' },
      demand: 10 * String(power).length + digits / power,
    }
  },
})
