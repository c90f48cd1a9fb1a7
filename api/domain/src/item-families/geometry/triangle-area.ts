import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyArea, forgetsHalf } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity, squareOf } from './shape-lengths.ts'

export const triangleArea: ItemFamily = {
  ...inMathematics,
  id: 'triangle-area',
  names: { en: 'Area of a triangle', fr: 'Aire du triangle', ar: 'مساحة المثلث' },
  words: `${anyArea} area+triang aire+triang surface+triang مساح+مثلث`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'forgets-half': forgetsHalf,
    'adds-lengths': {
      names: {
        en: 'adds base and height instead of multiplying',
        fr: 'additionne la base et la hauteur au lieu de multiplier',
        ar: 'يجمع القاعدة والارتفاع بدل ضربهما',
      },
      words:
        'add+base add+height add+instead+multipl perimet+area additionn+base additionn+hauteur perimet+aire جمع+قاعد يجمع+قاعد جمع+ارتفاع يجمع+ارتفاع محيط+مساح',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const [base, height] = drawUntil(
      () => [drawLength(random, tier, age), drawLength(random, tier, age)] as const,
      ([b, h]) => {
        const product = b.mul(h)
        // Halving is practised with whole results first.
        return (
          (tier === 'challenge' || product.div(2).d === 1n) &&
          !product.equals(b.add(h).mul(2)) &&
          !b.equals(h)
        )
      },
    )
    const product = base.mul(height)
    const area = product.div(2)
    const shownBase = writer.quantity(base, unit)
    const shownHeight = writer.quantity(height, unit)
    return {
      prompt: writer.say({
        en: `A triangle has a base of ${shownBase} and a height of ${shownHeight}. Work out its area.`,
        fr: `Un triangle a une base de ${shownBase} et une hauteur de ${shownHeight}. Calcule son aire.`,
        ar: `مثلث طول قاعدته ${shownBase} وارتفاعه ${shownHeight}. احسب مساحته.`,
      }),
      figure: null,
      answer: valueOf(shownQuantity(writer, area, squareOf[unit])),
      steps: [
        {
          en: `Base times height: $${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(product)}$.`,
          fr: `Base fois hauteur : $${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(product)}$.`,
          ar: `القاعدة في الارتفاع: $${writer.n(base)} \\times ${writer.n(height)} = ${writer.n(product)}$.`,
        },
        {
          en: `The triangle is half of that: $${writer.n(product)} \\div 2 = ${writer.n(area)}$.`,
          fr: `Le triangle en est la moitié : $${writer.n(product)} \\div 2 = ${writer.n(area)}$.`,
          ar: `مساحة المثلث نصف ذلك: $${writer.n(product)} \\div 2 = ${writer.n(area)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'shape', shape: 'triangle', measure: 'area', lengths: [base, height].map(checkNumber) },
      wrong: wrongFor(aim, () =>
        aim === 'forgets-half'
          ? shownQuantity(writer, product, squareOf[unit])
          : shownQuantity(writer, base.add(height), unit),
      ),
      lines: 2,
      demand: demandOf(base, height, product, area),
    }
  },
}
