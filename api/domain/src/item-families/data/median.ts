import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { exact } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { numbersInRow } from '../numbers-in-row.ts'
import { anyAverage } from './data-errors.ts'
import { ascending, contexts, sumOf, withValues } from './data-values.ts'

/** An odd number of values first; in challenge an even number, with two values in the middle. */
function drawValues({ whole, pick }: Random, tier: ResourceTier): number[] {
  const count = { support: pick([3, 5]), core: pick([7, 9]), challenge: pick([8, 10]) }[tier]
  return Array.from({ length: count }, () => whole(2, 20))
}

/** The middle of a list as it stands, or the mean of the two values in the middle. */
function middleOf(values: readonly number[]) {
  const half = Math.floor(values.length / 2)
  const [low, high] = [values[half - 1] ?? 0, values[half] ?? 0]
  return values.length % 2 === 1 ? exact(high) : exact(low + high).div(2)
}

const wrongMedian = (values: readonly number[], aim: string) =>
  aim === 'unsorted' ? middleOf(values) : exact(sumOf(values)).div(values.length)

export const median: ItemFamily = {
  ...inMathematics,
  id: 'median',
  names: { en: 'Find a median', fr: 'Trouver une médiane', ar: 'إيجاد الوسيط' },
  words: `${anyAverage} median$ medians$ mediane$ medianes$ وسيط`,
  ages: { from: 11, to: 15 },
  bloomLevel: 'apply',
  errors: {
    unsorted: {
      names: {
        en: 'takes the middle without putting the values in order',
        fr: 'prend le milieu sans ranger les valeurs',
        ar: 'يأخذ القيمة الوسطى دون ترتيب القيم',
      },
      words:
        'order$ ordering without+order unsorted sort$ sans+rang sans+ordre ordre$ ranger دون+ترتيب ترتيب',
    },
    'mean-for-median': {
      names: {
        en: 'works out the mean instead of the median',
        fr: 'calcule la moyenne au lieu de la médiane',
        ar: 'يحسب المعدل بدل الوسيط',
      },
      words: 'mean+median average+median moyenne+mediane معدل+وسيط متوسط+وسيط',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const values = drawUntil(
      () => drawValues(random, tier),
      (drawn) => {
        const wrong = aim === null ? null : wrongMedian(drawn, aim)
        return (
          wrong === null ||
          ([1n, 2n, 4n, 5n, 10n].includes(wrong.d) && !wrong.equals(middleOf(ascending(drawn))))
        )
      },
    )
    const sorted = ascending(values)
    const medianValue = middleOf(sorted)
    const half = Math.floor(values.length / 2)
    const row = `$${numbersInRow(writer, sorted)}$`
    const [low, high] = [sorted[half - 1] ?? 0, sorted[half] ?? 0]
    const calculation = `(${low} + ${high}) \\div 2 = ${writer.n(medianValue)}`
    return {
      prompt: writer.say(
        withValues(writer, random.pick(contexts), values, {
          en: 'Find the median.',
          fr: 'Trouve la médiane.',
          ar: 'أوجد الوسيط.',
        }),
      ),
      figure: null,
      answer: valueOf(shownNumber(writer, medianValue)),
      steps: [
        {
          en: `Put the values in order: ${row}`,
          fr: `On range les valeurs : ${row}`,
          ar: `نرتّب القيم: ${row}`,
        },
        values.length % 2 === 1
          ? {
              en: `There are as many values before the middle one as after it: ${half}. The median is $${writer.n(medianValue)}$.`,
              fr: `Il y a autant de valeurs avant celle du milieu qu’après : ${half}. La médiane est $${writer.n(medianValue)}$.`,
              ar: `عدد القيم قبل القيمة الوسطى يساوي عددها بعدها: ${half}. الوسيط هو $${writer.n(medianValue)}$.`,
            }
          : {
              en: `Two values are in the middle, so take their mean: $${calculation}$.`,
              fr: `Deux valeurs sont au milieu, on prend leur moyenne : $${calculation}$.`,
              ar: `توجد قيمتان في الوسط، فنأخذ معدلهما: $${calculation}$.`,
            },
      ].map(writer.say),
      check: { kind: 'data', values: values.map(String), measure: 'median' },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongMedian(values, aim ?? ''))),
      lines: 2,
      demand: values.length + demandOf(medianValue) + (values.length % 2 === 0 ? 3 : 0),
    }
  },
}
