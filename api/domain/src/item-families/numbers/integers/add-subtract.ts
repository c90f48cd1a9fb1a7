import type { ResourceTier } from '../../../resources/item.ts'
import type { ItemFamily, Random } from '../../item-family.ts'
import { box, type Pen } from '../recipe/pen.ts'
import { familyOf } from '../recipe/recipe.ts'
import { together } from '../recipe/word-patterns.ts'
import { integerWords } from './integer-words.ts'

interface Term {
  sign: '+' | '-'
  value: number
}

interface Sum {
  first: number
  terms: readonly Term[]
}

const inBrackets = (value: number) => (value < 0 ? `(${value})` : String(value))
const typed = ({ first, terms }: Sum) =>
  `${first}${terms.map(({ sign, value }) => `${sign}${inBrackets(value)}`).join('')}`
/** What a term adds: subtracting −3 adds 3. */
const changeOf = ({ sign, value }: Term) => (sign === '+' ? value : -value)
const resultOf = ({ first, terms }: Sum) => terms.reduce((sum, term) => sum + changeOf(term), first)

function drawTerm(random: Random, most: number, isNegative: boolean): Term {
  const size = random.whole(2, most)
  return { sign: random.pick(['+', '-'] as const), value: isNegative ? -size : size }
}

const sizes: Readonly<Record<ResourceTier, { most: number; terms: number }>> = {
  support: { most: 9, terms: 1 },
  core: { most: 15, terms: 1 },
  challenge: { most: 20, terms: 2 },
}

/** One step on the number line for each term, after its double sign is resolved. */
function stepsOf({ first, terms }: Sum, { say }: Pen): string[] {
  const plain = `${first}${terms.map((term) => (changeOf(term) < 0 ? changeOf(term) : `+${changeOf(term)}`)).join('')}`
  const resolved = terms.some(({ value }) => value < 0)
    ? [
        `${say({
          en: 'Write it without brackets:',
          fr: 'On supprime les parenthèses\u00a0:',
          ar: 'نكتب العبارة دون أقواس:',
        })} $${typed({ first, terms })}=${plain}$`,
      ]
    : []
  let at = first
  const moves = terms.map((term) => {
    const change = changeOf(term)
    const from = at
    at += change
    const size = Math.abs(change)
    return change > 0
      ? say({
          en: `Start at $${from}$ on the number line and go ${size} to the right: $${at}$`,
          fr: `Sur la droite graduée, on part de $${from}$ et on avance de ${size} vers la droite\u00a0: $${at}$`,
          ar: `نبدأ على خط الأعداد من $${from}$ ونتحرك ${size} نحو اليمين: $${at}$`,
        })
      : say({
          en: `Start at $${from}$ on the number line and go ${size} to the left: $${at}$`,
          fr: `Sur la droite graduée, on part de $${from}$ et on recule de ${size} vers la gauche\u00a0: $${at}$`,
          ar: `نبدأ على خط الأعداد من $${from}$ ونتحرك ${size} نحو اليسار: $${at}$`,
        })
  })
  return [...resolved, ...moves, `$${typed({ first, terms })}=${at}$`]
}

export const addSubtractIntegers: ItemFamily = familyOf<Sum>({
  id: 'add-subtract-integers',
  names: {
    en: 'Add and subtract negative numbers',
    fr: 'Additionner et soustraire des nombres relatifs',
    ar: 'جمع الأعداد السالبة والموجبة وطرحها',
  },
  words: together('add sum subtract difference somme soustr différence جمع يجمع طرح يطرح', integerWords),
  ages: { from: 11, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'adds-the-sizes': {
      names: {
        en: 'adds the sizes and keeps the first sign',
        fr: 'additionne les distances à zéro et garde le premier signe',
        ar: 'يجمع القيمتين دون الإشارة ويترك الإشارة الأولى',
      },
      words: `${together('sign signe اشارة', 'keep first ignor mix confuse garde premier confond يترك اولى يهمل خطا')} ${together('add additionne يجمع جمع', 'size distance absolu قيم')}`,
      wrong: ({ first, terms }) =>
        String(Math.sign(first) * terms.reduce((sum, { value }) => sum + Math.abs(value), Math.abs(first))),
    },
    'two-minus-signs': {
      names: {
        en: 'takes two minus signs for one',
        fr: 'ne tient pas compte du double signe moins',
        ar: 'يعدّ إشارتي الناقص إشارة واحدة',
      },
      words: `${together('two double deux اشارتي ضعف', 'minus negative moins signe ناقص سالب')} ${together('subtract soustra طرح يطرح', 'negative négatif سالب')}`,
      wrong: ({ first, terms }) =>
        terms.some(({ sign, value }) => sign === '-' && value < 0)
          ? String(
              terms.reduce(
                (sum, term) => sum + (term.sign === '-' ? -Math.abs(term.value) : term.value),
                first,
              ),
            )
          : null,
    },
    'drops-the-sign': {
      names: {
        en: 'leaves out the minus sign of the result',
        fr: 'oublie le signe moins du résultat',
        ar: 'ينسى إشارة الناقص في الناتج',
      },
      words: together('forget leave drop oubli ينسى نسيان يهمل', 'sign minus signe moins اشارة ناقص'),
      wrong: (sum) => (resultOf(sum) < 0 ? String(-resultOf(sum)) : null),
    },
  },
  draw(random, tier, aim) {
    const { most, terms: count } = sizes[tier]
    const first = random.whole(2, most) * random.pick([1, -1])
    const terms = Array.from({ length: count }, (_, index) =>
      drawTerm(random, most, tier !== 'support' && (index === 0 || random.whole(0, 1) === 0)),
    )
    if (aim !== 'two-minus-signs') return { first, terms }
    return { first, terms: [{ sign: '-', value: -random.whole(2, most) }, ...terms.slice(1)] }
  },
  write(sum, pen) {
    const numbers = [sum.first, ...sum.terms.map(({ value }) => value)]
    return {
      prompt: `${pen.say({ en: 'Work out.', fr: 'Calcule.', ar: 'احسب.' })}\n$${typed(sum)}=${box}$`,
      answer: String(resultOf(sum)),
      steps: stepsOf(sum, pen),
      check: { kind: 'arithmetic', expression: typed(sum), form: 'any' },
      demand: 10 * sum.terms.length + 5 * sum.terms.filter(({ value }) => value < 0).length + numbers.length,
    }
  },
})
