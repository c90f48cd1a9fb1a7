import { hasDecimals } from '../age-limits.ts'
import type { Exact } from '../../resources/exact.ts'
import type { ItemCheck } from '../../resources/item-check.ts'
import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf, type ItemWriter } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, shownNumber, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyArea, anyPerimeter } from './shape-errors.ts'
import { drawLength, drawUnit, squareOf, type LengthUnit } from './shape-lengths.ts'

/** The known side, the missing side, and what is given beside the known one. */
interface Rectangle {
  given: 'perimeter' | 'area'
  givenSide: Exact
  missing: Exact
}

const totalOf = ({ given, givenSide, missing }: Rectangle): Exact =>
  given === 'area' ? givenSide.mul(missing) : givenSide.add(missing).mul(2)

function wrongSide(rectangle: Rectangle, aim: string): Exact {
  const total = totalOf(rectangle)
  if (aim === 'forgets-other-sides') return total.sub(rectangle.givenSide)
  return aim === 'subtracts-from-area' ? total.sub(rectangle.givenSide) : total.div(rectangle.givenSide)
}

/** The unit in which a length is asked. */
const unitNames: Readonly<Record<LengthUnit, Texts>> = {
  cm: { en: 'centimetres', fr: 'centimètres', ar: 'بالسنتيمتر' },
  m: { en: 'metres', fr: 'mètres', ar: 'بالمتر' },
  mm: { en: 'millimetres', fr: 'millimètres', ar: 'بالمليمتر' },
}

const givenOfError: Readonly<Record<string, Rectangle['given']>> = {
  'forgets-other-sides': 'perimeter',
  'divides-perimeter': 'perimeter',
  'subtracts-from-area': 'area',
}

function promptOf(
  { given, givenSide }: Rectangle,
  unit: LengthUnit,
  total: Exact,
  writer: ItemWriter,
): Texts {
  const side = writer.quantity(givenSide, unit)
  const whole = writer.quantity(total, given === 'area' ? squareOf[unit] : unit)
  const named = unitNames[unit]
  return given === 'area'
    ? {
        en: `The area of a rectangle is ${whole}. One side is ${side} long. How long is the other side, in ${named.en}?`,
        fr: `L’aire d’un rectangle est de ${whole}. Un de ses côtés mesure ${side}. Combien mesure l’autre côté, en ${named.fr} ?`,
        ar: `مساحة مستطيل ${whole} وطول أحد ضلعيه ${side}. ما طول الضلع الآخر ${named.ar}؟`,
      }
    : {
        en: `The perimeter of a rectangle is ${whole}. Its length is ${side}. Work out its width, in ${named.en}.`,
        fr: `Le périmètre d’un rectangle est de ${whole}. Sa longueur est de ${side}. Calcule sa largeur, en ${named.fr}.`,
        ar: `محيط مستطيل ${whole} وطوله ${side}. احسب عرضه ${named.ar}.`,
      }
}

function stepsOf({ given, givenSide, missing }: Rectangle, total: Exact, writer: ItemWriter): Texts[] {
  const { n } = writer
  if (given === 'area') {
    const quotient = `${n(total)} \\div ${n(givenSide)} = ${n(missing)}`
    return [
      {
        en: 'The area is one side times the other, so we divide the area by the known side.',
        fr: 'L’aire est le produit des deux côtés : on divise l’aire par le côté connu.',
        ar: 'المساحة هي حاصل ضرب الضلعين، لذا نقسم المساحة على الضلع المعروف.',
      },
      { en: `$${quotient}$`, fr: `$${quotient}$`, ar: `$${quotient}$` },
    ]
  }
  const half = givenSide.add(missing)
  const halved = `${n(total)} \\div 2 = ${n(half)}`
  const subtracted = `${n(half)} - ${n(givenSide)} = ${n(missing)}`
  return [
    {
      en: `Half the perimeter is a length and a width: $${halved}$.`,
      fr: `Le demi-périmètre est la somme de la longueur et de la largeur : $${halved}$.`,
      ar: `نصف المحيط يساوي مجموع الطول والعرض: $${halved}$.`,
    },
    {
      en: `Subtract the length: $${subtracted}$.`,
      fr: `On enlève la longueur : $${subtracted}$.`,
      ar: `نطرح الطول: $${subtracted}$.`,
    },
  ]
}

/** The other side as the unknown; the four sides of a perimeter are added one by one. */
function checkOf({ given, givenSide }: Rectangle, total: Exact): ItemCheck {
  const side = checkNumber(givenSide)
  const left = given === 'area' ? `x*${side}` : `x+x+${side}+${side}`
  return { kind: 'equation', equation: `${left}=${checkNumber(total)}`, unknown: 'x' }
}

export const missingSide: ItemFamily = {
  ...inMathematics,
  id: 'missing-side',
  names: {
    en: 'Find a side of a rectangle from its perimeter or area',
    fr: 'Trouver un côté d’un rectangle à partir de son périmètre ou de son aire',
    ar: 'إيجاد ضلع مستطيل من محيطه أو مساحته',
  },
  words: `${anyPerimeter} ${anyArea} missing+side missing+length cote+manqu longueur+manqu ضلع+ناقص ضلع+مجهول`,
  ages: { from: 9, to: 14 },
  bloomLevel: 'analyse',
  errors: {
    'forgets-other-sides': {
      names: {
        en: 'subtracts the known side only once from the perimeter',
        fr: 'n’enlève qu’une fois le côté connu du périmètre',
        ar: 'يطرح الضلع المعروف مرة واحدة فقط من المحيط',
      },
      words:
        'subtract+once two+side only+side forget+side half+perimet oubli+cote deux+cote enleve+fois demi+perimet نصف+محيط طرح+مره يطرح+مره ضلعين',
    },
    'divides-perimeter': {
      names: {
        en: 'divides the perimeter as if it were the area',
        fr: 'divise le périmètre comme si c’était l’aire',
        ar: 'يقسم المحيط كأنه مساحة',
      },
      words:
        'perimet+area perimet+aire perimet+surface divid+perimet divise+perimet محيط+مساح قسم+محيط يقسم+محيط',
    },
    'subtracts-from-area': {
      names: {
        en: 'subtracts the side from the area instead of dividing',
        fr: 'soustrait le côté de l’aire au lieu de diviser',
        ar: 'يطرح الضلع من المساحة بدل القسمة',
      },
      words:
        'subtract+area subtract+instead+divid perimet+area soustrai+aire soustrai+lieu+divis perimet+aire طرح+مساح يطرح+مساح طرح+بدل+قسم يطرح+بدل+قسم طرح+بدل+يقسم',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const rectangle = drawUntil(
      (): Rectangle => ({
        given: (aim === null ? undefined : givenOfError[aim]) ?? random.pick(['perimeter', 'area']),
        givenSide: drawLength(random, tier, age),
        missing: drawLength(random, tier, age),
      }),
      (drawn) => {
        if (!drawn.missing.lt(drawn.givenSide)) return false
        if (aim === null) return true
        const wrong = wrongSide(drawn, aim)
        // The result of the error has an end as a decimal.
        const parts = hasDecimals(age) ? [1n, 2n, 5n, 10n] : [1n]
        return !wrong.equals(drawn.missing) && parts.includes(wrong.d)
      },
    )
    const total = totalOf(rectangle)
    return {
      prompt: writer.say(promptOf(rectangle, unit, total, writer)),
      figure: null,
      answer: valueOf(shownNumber(writer, rectangle.missing)),
      steps: stepsOf(rectangle, total, writer).map(writer.say),
      check: checkOf(rectangle, total),
      wrong: wrongFor(aim, () => shownNumber(writer, wrongSide(rectangle, aim ?? ''))),
      lines: 3,
      demand: demandOf(rectangle.givenSide, rectangle.missing, total),
    }
  },
}
