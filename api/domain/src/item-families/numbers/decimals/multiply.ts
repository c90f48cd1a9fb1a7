import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily } from '../../item-family.ts'
import { exact } from '../../exact-numbers.ts'
import { decimal } from '../recipe/exact-text.ts'
import { box } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { decimalWords } from './decimal-words.ts'
import { drawDecimal, written, type WrittenDecimal } from './written-decimal.ts'

interface Factors {
  first: WrittenDecimal
  second: WrittenDecimal
}

const places: Readonly<Record<ResourceTier, readonly (readonly [number, number])[]>> = {
  support: [
    [1, 0],
    [1, 1],
  ],
  core: [
    [1, 1],
    [2, 1],
  ],
  challenge: [
    [2, 1],
    [2, 2],
  ],
}
const largest: Readonly<Record<ResourceTier, readonly [number, number]>> = {
  support: [1, 1],
  core: [6, 1],
  challenge: [9, 3],
}

export const multiplyDecimals: ItemFamily = familyOf<Factors>({
  id: 'multiply-decimals',
  names: { en: 'Multiply decimals', fr: 'Multiplier des nombres décimaux', ar: 'ضرب الأعداد العشرية' },
  words: `${decimalWords} ${together('multipl product produit ضرب يضرب جداء', decimalWords)} ${together('multipl product produit ضرب يضرب جداء', decimalWords, 'number nombre عدد اعداد')}`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'keeps-the-places-of-one': {
      names: {
        en: 'gives the product only as many decimals as one factor',
        fr: 'met au produit autant de décimales qu’à un seul facteur',
        ar: 'يضع في الناتج منازل عامل واحد فقط',
      },
      words: `${together('place point decimal virgule décimale فاصلة منازل', 'wrong position misplace count mal place erreur خطا موضع عدد')} ${together('place point decimal virgule décimale', 'product produit one factor facteur')} ${together('فاصلة منازل', 'ناتج عامل واحد')}`,
      wrong: ({ first, second }) =>
        written({ digits: first.digits * second.digits, places: Math.max(first.places, second.places) }),
    },
    'ignores-the-point': {
      names: { en: 'leaves out the point', fr: 'oublie la virgule', ar: 'ينسى الفاصلة' },
      words: together(
        'forget leave ignor without oubli sans ينسى نسيان يهمل دون',
        'point comma virgule فاصلة',
      ),
      wrong: ({ first, second }) => String(first.digits * second.digits),
    },
  },
  draw(random, tier, aim) {
    const choices =
      aim === 'keeps-the-places-of-one' ? places[tier].filter(([, other]) => other > 0) : places[tier]
    const [one, other] = random.pick(choices)
    const [most, mostOther] = largest[tier]
    return {
      first: drawDecimal(random, one, [0, most]),
      second:
        other === 0 ? { digits: random.whole(2, 9), places: 0 } : drawDecimal(random, other, [0, mostOther]),
    }
  },
  write({ first, second }, { say, n }) {
    const asked = `${n(written(first))}\\times ${n(written(second))}`
    const places = first.places + second.places
    const digits = first.digits * second.digits
    const asIs = written({ digits, places })
    const answer = decimal(exact(asIs))
    return {
      prompt: `${say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${asked}=${box}$`,
      answer,
      steps: [
        `${say({ en: 'Multiply without the point:', fr: 'On multiplie sans la virgule\u00a0:', ar: 'نضرب دون الفاصلة:' })} $${first.digits}\\times ${second.digits}=${n(digits)}$`,
        `${say({
          en: 'Count the decimals of both factors:',
          fr: 'On compte les décimales des deux facteurs\u00a0:',
          ar: 'نعدّ المنازل العشرية في العاملين:',
        })} $${first.places}+${second.places}=${places}$`,
        `${say({
          en: 'The product has as many decimals:',
          fr: 'Le produit a autant de décimales\u00a0:',
          ar: 'للناتج العدد نفسه من المنازل العشرية:',
        })} $${asked}=${n(asIs)}${asIs === answer ? '' : `=${n(answer)}`}$`,
      ],
      check: { kind: 'arithmetic', expression: `${written(first)}*${written(second)}`, form: 'decimal' },
      demand: String(first.digits).length + String(second.digits).length + 2 * places,
    }
  },
})
