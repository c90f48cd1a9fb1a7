import { hasDecimals } from '../age-limits.ts'
import { isDecimal } from '../../resources/exact.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { exact } from '../exact-numbers.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyAverage } from './data-errors.ts'
import { contexts, sumOf, withValues } from './data-values.ts'

function drawValues({ whole, pick }: Random, tier: ResourceTier): number[] {
  const count = { support: pick([2, 3, 4]), core: whole(4, 5), challenge: whole(6, 8) }[tier]
  const most = tier === 'support' ? 10 : 20
  return Array.from({ length: count }, () => whole(2, most))
}

const meanOf = (values: readonly number[]) => exact(sumOf(values)).div(values.length)

function wrongMean(values: readonly number[], aim: string) {
  if (aim === 'forgets-to-divide') return exact(sumOf(values))
  if (aim === 'divides-by-two') return exact(sumOf(values)).div(2)
  return exact(Math.max(...values) + Math.min(...values)).div(2)
}

export const mean: ItemFamily = {
  ...inMathematics,
  id: 'mean',
  names: { en: 'Work out a mean', fr: 'Calculer une moyenne', ar: 'حساب المتوسط الحسابي (المعدل)' },
  words: `${anyAverage} mean$ moyenne معدل متوسط$`,
  ages: { from: 9, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'forgets-to-divide': {
      names: {
        en: 'adds and forgets to divide',
        fr: 'additionne et oublie de diviser',
        ar: 'يجمع وينسى القسمة',
      },
      words:
        'forget+divid without+divid sum+mean oubli+divis sans+divis somme+moyenne نسي+قسم ينسي+قسم نسي+يقسم ينسي+يقسم دون+قسم دون+يقسم مجموع+معدل',
    },
    'divides-by-two': {
      names: {
        en: 'always divides by 2',
        fr: 'divise toujours par 2',
        ar: 'يقسم دائمًا على 2',
      },
      words:
        'divid+2 divid+two wrong+number divis+2 divise+deux mauvais+effectif قسم+2 يقسم+2 قسم+عدد يقسم+عدد',
    },
    'middle-of-ends': {
      names: {
        en: 'takes the mean of the smallest and the largest value only',
        fr: 'ne prend que la plus petite et la plus grande valeur',
        ar: 'يأخذ أصغر قيمة وأكبر قيمة فقط',
      },
      words: 'smallest+largest min+max petite+grande extrem اصغر+اكبر قيم+فقط',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const values = drawUntil(
      () => drawValues(random, tier),
      (drawn) => {
        const mean = meanOf(drawn)
        // Means are whole first, and have one or two decimals in challenge.
        if (tier === 'challenge' && hasDecimals(age) ? !isDecimal(mean) || mean.d > 100n : mean.d !== 1n)
          return false
        if (new Set(drawn).size < 2) return false
        if (aim === null) return true
        const wrong = wrongMean(drawn, aim)
        return !wrong.equals(mean) && (hasDecimals(age) || wrong.d === 1n)
      },
    )
    const sum = sumOf(values)
    const meanValue = meanOf(values)
    return {
      prompt: writer.say(
        withValues(writer, random.pick(contexts), values, {
          en: 'Work out the mean.',
          fr: 'Calcule la moyenne.',
          ar: 'احسب المتوسط الحسابي (المعدل).',
        }),
      ),
      figure: null,
      answer: valueOf(shownNumber(writer, meanValue)),
      steps: [
        {
          en: `Add all values: $${values.join(' + ')} = ${sum}$.`,
          fr: `On additionne toutes les valeurs : $${values.join(' + ')} = ${sum}$.`,
          ar: `نجمع كل القيم: $${values.join(' + ')} = ${sum}$.`,
        },
        {
          en: `Divide by the number of values: $${sum} \\div ${values.length} = ${writer.n(meanValue)}$.`,
          fr: `On divise par le nombre de valeurs : $${sum} \\div ${values.length} = ${writer.n(meanValue)}$.`,
          ar: `نقسم على عدد القيم: $${sum} \\div ${values.length} = ${writer.n(meanValue)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'data', values: values.map(String), measure: 'mean' },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongMean(values, aim ?? ''))),
      lines: 2,
      demand: demandOf(sum, meanValue) + values.length,
    }
  },
}
