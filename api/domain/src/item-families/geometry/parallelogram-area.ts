import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyArea, perimeterForArea } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity, squareOf } from './shape-lengths.ts'

export const parallelogramArea: ItemFamily = {
  ...inMathematics,
  id: 'parallelogram-area',
  names: { en: 'Area of a parallelogram', fr: 'Aire du parallélogramme', ar: 'مساحة متوازي الأضلاع' },
  words: `${anyArea} area+parallelogram aire+parallelogram surface+parallelogram مساح+متواز`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'slanted-side': {
      names: {
        en: 'multiplies by the slanted side instead of the height',
        fr: 'multiplie par le côté oblique au lieu de la hauteur',
        ar: 'يضرب في الضلع المائل بدل الارتفاع',
      },
      words:
        'slant height+side side+instead+height wrong+height oblique cote+hauteur confond+hauteur مائل ضلع+ارتفاع',
    },
    'perimeter-for-area': perimeterForArea,
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const [base, side, height] = drawUntil(
      () =>
        [
          drawLength(random, tier, age),
          drawLength(random, tier, age),
          drawLength(random, tier, age),
        ] as const,
      // The slanted side is longer than the height.
      ([b, s, h]) => h.lt(s) && !b.mul(h).equals(b.add(s).mul(2)),
    )
    const area = base.mul(height)
    const shownBase = writer.quantity(base, unit)
    const shownSide = writer.quantity(side, unit)
    const shownHeight = writer.quantity(height, unit)
    return {
      prompt: writer.say({
        en: `A parallelogram has a base of ${shownBase}, a slanted side of ${shownSide} and a height of ${shownHeight} on this base. Work out its area.`,
        fr: `Un parallélogramme a une base de ${shownBase}, un côté oblique de ${shownSide} et une hauteur de ${shownHeight} relative à cette base. Calcule son aire.`,
        ar: `متوازي أضلاع طول قاعدته ${shownBase} وطول ضلعه المائل ${shownSide} والارتفاع على هذه القاعدة ${shownHeight}. احسب مساحته.`,
      }),
      figure: null,
      answer: valueOf(shownQuantity(writer, area, squareOf[unit])),
      steps: [
        {
          en: 'The area is the base times the height; the slanted side isn’t needed.',
          fr: 'L’aire est égale à la base multipliée par la hauteur ; le côté oblique ne sert pas.',
          ar: 'المساحة تساوي القاعدة في الارتفاع، ولا نحتاج إلى الضلع المائل.',
        },
        {
          en: `$${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(area)}$, in ${writer.unit(squareOf[unit])}.`,
          fr: `$${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(area)}$, en ${writer.unit(squareOf[unit])}.`,
          ar: `$${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(area)}$ والوحدة ${writer.unit(squareOf[unit])}.`,
        },
      ].map(writer.say),
      check: {
        kind: 'shape',
        shape: 'parallelogram',
        measure: 'area',
        lengths: [base, height].map(checkNumber),
      },
      wrong: wrongFor(aim, () =>
        aim === 'slanted-side'
          ? shownQuantity(writer, base.mul(side), squareOf[unit])
          : shownQuantity(writer, base.add(side).mul(2), unit),
      ),
      lines: 2,
      demand: demandOf(base, height, area),
    }
  },
}
