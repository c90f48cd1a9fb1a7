import { hasNegatives, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, same, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { numbersInRow } from '../numbers-in-row.ts'
import { anySequence, arithmeticTerms } from './sequence-terms.ts'

const positions: Readonly<Record<ResourceTier, readonly number[]>> = {
  support: [8, 12],
  core: [12, 16, 20, 24],
  challenge: [40, 48, 60, 100],
}
const shownCount = 4

function drawTerms({ whole, pick }: Random, tier: ResourceTier, age: Age) {
  const ask = pick(positions[tier])
  if (tier === 'support') return { first: whole(1, 9), difference: pick([2, 3, 5, 10]), ask }
  if (tier === 'core') return { first: whole(2, 25), difference: whole(3, 9), ask }
  if (!hasNegatives(age)) return { first: whole(20, 99), difference: whole(6, 15), ask }
  return { first: whole(-30, 60), difference: whole(4, 12) * pick([1, -1]), ask }
}

export const nthTerm: ItemFamily = {
  ...inMathematics,
  id: 'nth-term',
  names: {
    en: 'Find a later term of an arithmetic sequence',
    fr: 'Calculer un terme éloigné d’une suite arithmétique',
    ar: 'حساب حدّ بعيد في متتالية حسابية',
  },
  words: `${anySequence} arithmetic+sequence suite+arithmet متتالي+حسابي متتابع+حسابي nth+term terme+rang terme+general حد+عام حد+نوني`,
  ages: { from: 10, to: 15 },
  bloomLevel: 'analyse',
  errors: {
    'one-step-too-many': {
      names: {
        en: 'adds the step once too often',
        fr: 'ajoute le pas une fois de trop',
        ar: 'يضيف الخطوة مرة زائدة',
      },
      words: 'step+too+many once+too+often one+too+many fois+trop decal+rang erreur+rang مره+زائد خطو+زائد',
    },
    'scales-up': {
      names: {
        en: 'multiplies an earlier term as if the sequence were proportional',
        fr: 'multiplie un terme connu comme si la suite était proportionnelle',
        ar: 'يضرب حدًّا معروفًا كأنّ المتتالية تناسبية',
      },
      words: 'proportional multipl+term scale+up proportionnel multipli+terme تناسب ضرب+حد يضرب+حد',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const { first, difference, ask } = drawUntil(
      () => drawTerms(random, tier, age),
      // Multiples of the step are proportional to their position, so that scaling up would be right.
      (drawn) => drawn.first !== drawn.difference && drawn.first !== 0,
    )
    const terms = arithmeticTerms(first, difference, shownCount).map(Number)
    const fourth = terms[shownCount - 1] ?? 0
    const value = first + (ask - 1) * difference
    const wrong = aim === 'scales-up' ? (fourth * ask) / shownCount : value + difference
    const row = numbersInRow(writer, terms, '\\ldots')
    const by = Math.abs(difference)
    const sign = difference < 0 ? '-' : '+'
    return {
      prompt: writer.say({
        en: `A sequence goes ${difference > 0 ? 'up' : 'down'} in equal steps: $${row}$\nWork out the term at position ${ask}.`,
        fr: `Une suite ${difference > 0 ? 'augmente' : 'diminue'} toujours du même nombre : $${row}$\nCalcule son ${ask}e terme.`,
        ar: `متتالية ${difference > 0 ? 'تزيد' : 'تنقص'} بالعدد نفسه في كل مرة: $${row}$\nاحسب الحدّ رقم ${ask}.`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, value)),
      steps: [
        {
          en: `The step is $${difference < 0 ? '' : '+'}${difference}$.`,
          fr: `Le pas est $${difference < 0 ? '' : '+'}${difference}$.`,
          ar: `الفرق الثابت هو $${difference < 0 ? '' : '+'}${difference}$.`,
        },
        {
          en: `From the first term to position ${ask} there are $${ask} - 1 = ${ask - 1}$ steps.`,
          fr: `Du premier terme au ${ask}e, il y a $${ask} - 1 = ${ask - 1}$ pas.`,
          ar: `عدد مرات إضافته من الحدّ الأول إلى الحدّ رقم ${ask}: $${ask} - 1 = ${ask - 1}$.`,
        },
        same(`$${first} ${sign} ${ask - 1} \\times ${by} = ${value}$`),
      ].map(writer.say),
      check: { kind: 'sequence', terms: terms.map(String), ask },
      wrong: wrongFor(aim, () => shownNumber(writer, wrong)),
      lines: 2,
      demand: demandOf(first, difference, ask, value),
    }
  },
}
