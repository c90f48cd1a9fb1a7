import type { ResourceTier } from '../../resources/item.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyAverage } from './data-errors.ts'
import { ascending, contexts, withValues } from './data-values.ts'

const countOf: Readonly<Record<ResourceTier, readonly [least: number, most: number]>> = {
  support: [5, 6],
  core: [7, 9],
  challenge: [10, 13],
}

function drawValues({ whole }: Random, tier: ResourceTier, spread: number): number[] {
  const least = whole(2, 20 - spread)
  return Array.from({ length: whole(...countOf[tier]) }, () => whole(least, least + spread))
}

/** The values with how often they occur, the most frequent first. */
const frequencies = (values: readonly number[]) =>
  [...new Set(values)]
    .map((value) => ({ value, times: values.filter((other) => other === value).length }))
    .sort((a, b) => b.times - a.times)

export const mode: ItemFamily = {
  ...inMathematics,
  id: 'mode',
  names: { en: 'Find a mode', fr: 'Trouver un mode', ar: 'إيجاد المنوال' },
  words: `${anyAverage} mode$ modes$ منوال`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'understand',
  errors: {
    'largest-value': {
      names: {
        en: 'gives the largest value',
        fr: 'donne la plus grande valeur',
        ar: 'يعطي أكبر قيمة',
      },
      words: 'largest+value highest+value biggest grande+valeur maximum اكبر+قيم',
    },
    'how-often': {
      names: {
        en: 'gives how often it occurs instead of the value',
        fr: 'donne l’effectif au lieu de la valeur',
        ar: 'يعطي عدد التكرارات بدل القيمة',
      },
      words: 'how+often frequen count effectif frequence تكرار',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const values = drawUntil(
      () => drawValues(random, tier, { support: 4, core: 6, challenge: 8 }[tier]),
      (drawn) => {
        const [first, second] = frequencies(drawn)
        if (!first || !second || first.times === second.times) return false
        if (aim === null) return true
        return (aim === 'how-often' ? first.times : Math.max(...drawn)) !== first.value
      },
    )
    const [most] = frequencies(values)
    const modeValue = most?.value ?? 0
    const times = most?.times ?? 0
    return {
      prompt: writer.say(
        withValues(writer, random.pick(contexts), values, {
          en: 'Find the mode.',
          fr: 'Trouve le mode.',
          ar: 'أوجد المنوال.',
        }),
      ),
      figure: null,
      answer: valueOf(shownNumber(writer, modeValue)),
      steps: [
        {
          en: 'The mode is the value that occurs most often.',
          fr: 'Le mode est la valeur qui revient le plus souvent.',
          ar: 'المنوال هو القيمة الأكثر تكرارًا.',
        },
        {
          en: `${modeValue} occurs ${times} times, more often than any other value.`,
          fr: `${modeValue} apparaît ${times} fois, plus souvent que les autres valeurs.`,
          ar: `عدد مرات ظهور القيمة ${modeValue} هو ${times}، وهو أكبر من غيره.`,
        },
      ].map(writer.say),
      check: { kind: 'data', values: values.map(String), measure: 'mode' },
      wrong: wrongFor(aim, () => shownNumber(writer, aim === 'how-often' ? times : Math.max(...values))),
      lines: 1,
      demand: values.length + new Set(values).size,
    }
  },
}

export const range: ItemFamily = {
  ...inMathematics,
  id: 'range',
  names: { en: 'Find a range', fr: 'Calculer une étendue', ar: 'حساب المدى' },
  words: `${anyAverage} range$ ranges$ etendue مدي$`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'largest-value': {
      names: {
        en: 'gives the largest value',
        fr: 'donne la plus grande valeur',
        ar: 'يعطي أكبر قيمة',
      },
      words:
        'largest+value highest+value biggest forget+subtract grande+valeur maximum oubli+soustr اكبر+قيم',
    },
    'first-and-last': {
      names: {
        en: 'subtracts the first and the last value of the list',
        fr: 'soustrait la première et la dernière valeur de la liste',
        ar: 'يطرح القيمة الأولى والأخيرة في القائمة',
      },
      words: 'first+last unsorted without+order premier+dernier sans+rang sans+ordre اول+اخير دون+ترتيب',
    },
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    const ends = (values: readonly number[]) => Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0))
    const values = drawUntil(
      () => drawValues(random, tier, { support: 8, core: 14, challenge: 18 }[tier]),
      (drawn) => {
        const drawnRange = Math.max(...drawn) - Math.min(...drawn)
        return drawnRange > 1 && (aim !== 'first-and-last' || ends(drawn) !== drawnRange)
      },
    )
    const sorted = ascending(values)
    const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
    const rangeValue = most - least
    return {
      prompt: writer.say(
        withValues(writer, random.pick(contexts), values, {
          en: 'Work out the range.',
          fr: 'Calcule l’étendue.',
          ar: 'احسب المدى.',
        }),
      ),
      figure: null,
      answer: valueOf(shownNumber(writer, rangeValue)),
      steps: [
        {
          en: `Largest value: ${most}. Smallest value: ${least}.`,
          fr: `Plus grande valeur : ${most}. Plus petite valeur : ${least}.`,
          ar: `أكبر قيمة: ${most}. أصغر قيمة: ${least}.`,
        },
        {
          en: `Range: $${most} - ${least} = ${rangeValue}$.`,
          fr: `Étendue : $${most} - ${least} = ${rangeValue}$.`,
          ar: `المدى: $${most} - ${least} = ${rangeValue}$.`,
        },
      ].map(writer.say),
      check: { kind: 'data', values: values.map(String), measure: 'range' },
      wrong: wrongFor(aim, () => shownNumber(writer, aim === 'first-and-last' ? ends(values) : most)),
      lines: 1,
      demand: values.length + rangeValue / 4,
    }
  },
}
