import { hasNegatives, type Age } from '../age-limits.ts'
import type { ResourceTier } from '../../resources/item.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import type { ItemFamily, Random } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { checkAdded, following, followingTerm, letterTerm } from './linear-terms.ts'

/** `product-first`: ax + b; `number-first`: b + ax; `square`: ax² + b. */
type Form = 'product-first' | 'number-first' | 'square'
interface Numbers {
  form: Form
  a: number
  b: number
  x: number
}

const formOfError: Readonly<Record<string, Form>> = {
  'side-by-side': 'product-first',
  'left-to-right': 'number-first',
  'doubles-square': 'square',
  'negative-square': 'square',
}

function drawForm({ pick }: Random, tier: ResourceTier, aim: string | null): Form {
  const aimed = aim === null ? undefined : formOfError[aim]
  if (aimed) return aimed
  if (tier === 'support') return 'product-first'
  return tier === 'core' ? pick(['product-first', 'number-first']) : 'square'
}

function drawNumbers(random: Random, tier: ResourceTier, aim: string | null, age: Age): Numbers {
  const { whole, pick } = random
  const form = drawForm(random, tier, aim)
  const isNegative =
    aim === 'negative-square' || (tier === 'challenge' && aim !== 'side-by-side' && hasNegatives(age))
  const sign = isNegative ? -1 : 1
  if (tier === 'support') return { form, a: whole(2, 5), b: whole(1, 9), x: whole(2, 6) * sign }
  if (tier === 'core') {
    // The terms of b + ax are added, so that its error gives a sum too.
    const b = whole(3, 15) * (form === 'number-first' ? 1 : pick([1, -1]))
    return { form, a: whole(3, 9), b, x: whole(3, 9) * sign }
  }
  const a = whole(2, 9) * (form === 'number-first' ? pick([1, -1]) : 1)
  return { form, a, b: whole(10, 40) * (form === 'number-first' ? 1 : pick([1, -1])), x: whole(3, 9) * sign }
}

const valueAt = ({ form, a, b, x }: Numbers): number => a * (form === 'square' ? x * x : x) + b

function wrongValue({ a, b, x }: Numbers, aim: string): number {
  if (aim === 'side-by-side') return 10 * a + x + b
  if (aim === 'left-to-right') return (b + a) * x
  return aim === 'doubles-square' ? a * 2 * x + b : -a * x * x + b
}

export const evaluateExpression: ItemFamily = {
  ...inMathematics,
  id: 'evaluate-expression',
  names: {
    en: 'Work out the value of an expression',
    fr: 'Calculer la valeur d’une expression',
    ar: 'حساب قيمة عبارة جبرية',
  },
  words:
    'substitut evaluat+expression value+expression algebra+expression valeur+expression calcul+litteral expression+litteral remplac+lettre عبار+جبر تعويض قيم+عبار حساب+حرفي',
  ages: { from: 10, to: 15 },
  bloomLevel: 'apply',
  errors: {
    'side-by-side': {
      names: {
        en: 'writes the value next to the coefficient instead of multiplying',
        fr: 'écrit la valeur à côté du coefficient au lieu de multiplier',
        ar: 'يكتب القيمة بجانب المعامل بدل الضرب',
      },
      words:
        'next+coefficient side+side juxtapos instead+multipl substitut cote+coefficient lieu+multipl remplac بجانب+معامل بدل+ضرب بدل+يضرب تعويض',
    },
    'left-to-right': {
      names: {
        en: 'adds before multiplying',
        fr: 'additionne avant de multiplier',
        ar: 'يجمع قبل أن يضرب',
      },
      words:
        'add+before+multipl order+operation left+right priorit additionn+avant ordre+operation gauche+droite اولوي ترتيب+عملي جمع+قبل+ضرب يجمع+قبل جمع+قبل يجمع+قبل+ضرب جمع+قبل+يضرب',
    },
    'doubles-square': {
      names: {
        en: 'doubles instead of squaring',
        fr: 'double au lieu d’élever au carré',
        ar: 'يضرب في 2 بدل التربيع',
      },
      words:
        'doubl+squar squar+error square+times double+carre confond+carre carre+double مربع+ضعف تربيع ضعف بدل+تربيع',
    },
    'negative-square': {
      from: 11,
      names: {
        en: 'makes the square of a negative number negative',
        fr: 'trouve un carré négatif pour un nombre négatif',
        ar: 'يجعل مربع العدد السالب سالبًا',
      },
      words:
        'negative+squar sign+error sign+squar carre+negatif erreur+signe signe+carre مربع+سالب خطا+اشار يخطا+اشار',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const numbers = drawUntil(
      () => drawNumbers(random, tier, aim, age),
      (drawn) => {
        const [wrong, value] = [aim === null ? null : wrongValue(drawn, aim), valueAt(drawn)]
        return wrong !== value && (hasNegatives(age) || Math.min(wrong ?? 0, value) >= 0)
      },
    )
    const { form, a, b, x } = numbers
    const value = valueAt(numbers)
    const power = form === 'square' ? '^2' : ''
    const shown =
      form === 'number-first'
        ? `${b}${followingTerm(a, 'x')}`
        : `${letterTerm(a, 'x')}${power}${following(b)}`
    const replaced = `${writer.factor(x)}${power}`
    const product = a * (form === 'square' ? x * x : x)
    const row = (term: string, isNegative: boolean) => {
      if (form !== 'number-first') return `${term}${following(b)}`
      return isNegative ? `${b} - ${term}` : `${b} + ${term}`
    }
    const substituted = row(
      `${form === 'number-first' ? Math.abs(a) : a} \\times ${replaced}`,
      form === 'number-first' && a < 0,
    )
    const computed = form === 'number-first' ? `${b}${following(product)}` : `${product}${following(b)}`
    const squareStep = {
      en: `The square comes first: $${replaced} = ${x * x}$.`,
      fr: `On commence par le carré : $${replaced} = ${x * x}$.`,
      ar: `نبدأ بالمربع: $${replaced} = ${x * x}$.`,
    }
    return {
      prompt: writer.say({
        en: `Work out the value of $${shown}$ when $x = ${x}$.`,
        fr: `Calcule la valeur de $${shown}$ pour $x = ${x}$.`,
        ar: `احسب قيمة العبارة $${shown}$ عندما $x = ${x}$.`,
      }),
      figure: null,
      answer: valueOf(shownNumber(writer, value)),
      steps: [
        {
          en: `Replace $x$ by $${x}$: $${substituted}$.`,
          fr: `On remplace $x$ par $${x}$ : $${substituted}$.`,
          ar: `نعوّض $x$ بالعدد $${x}$: $${substituted}$.`,
        },
        ...(form === 'square' ? [squareStep] : []),
        {
          en: `Multiply before you add or subtract: $${computed} = ${value}$.`,
          fr: `On multiplie avant d’additionner ou de soustraire : $${computed} = ${value}$.`,
          ar: `نضرب قبل أن نجمع أو نطرح: $${computed} = ${value}$.`,
        },
      ].map(writer.say),
      check: {
        kind: 'arithmetic',
        expression: `${a}*(${x})${power}${checkAdded(b)}`,
        form: 'any',
      },
      wrong: wrongFor(aim, () => shownNumber(writer, wrongValue(numbers, aim ?? ''))),
      lines: 2,
      demand: demandOf(a, b, x, value) + (form === 'square' ? 2 : 0),
    }
  },
}
