import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyArea, perimeterForArea } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity, squareOf, type LengthUnit } from './shape-lengths.ts'

/** A bare task, or the floor of a room, which is measured in metres. */
function promptOf(isFloor: boolean, long: string, wide: string): Texts {
  return isFloor
    ? {
        en: `The floor of a room is a rectangle, ${long} long and ${wide} wide. Work out its area.`,
        fr: `Le sol d’une pièce est un rectangle de ${long} de long et ${wide} de large. Calcule son aire.`,
        ar: `أرضية غرفة مستطيلة الشكل، طولها ${long} وعرضها ${wide}. احسب مساحتها.`,
      }
    : {
        en: `A rectangle is ${long} long and ${wide} wide. Work out its area.`,
        fr: `Un rectangle a une longueur de ${long} et une largeur de ${wide}. Calcule son aire.`,
        ar: `مستطيل طوله ${long} وعرضه ${wide}. احسب مساحته.`,
      }
}

export const rectangleArea: ItemFamily = {
  ...inMathematics,
  id: 'rectangle-area',
  names: { en: 'Area of a rectangle', fr: 'Aire du rectangle', ar: 'مساحة المستطيل' },
  words: `${anyArea} area+rectang aire+rectang surface+rectang مساح+مستطيل`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'perimeter-for-area': perimeterForArea,
    'adds-sides': {
      names: {
        en: 'adds length and width instead of multiplying',
        fr: 'additionne la longueur et la largeur au lieu de multiplier',
        ar: 'يجمع الطول والعرض بدل ضربهما',
      },
      words:
        'add+side add+length add+instead+multipl additionn+cote additionn+longueur additionn+lieu+multipli جمع+طول يجمع+طول جمع+ضلع يجمع+ضلع جمع+بدل+ضرب يجمع+بدل+ضرب جمع+بدل+يضرب',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const isFloor = random.pick([true, false])
    const unit: LengthUnit = isFloor ? 'm' : drawUnit(random, tier)
    const [width, length] = drawUntil(
      () => [drawLength(random, tier, age), drawLength(random, tier, age)] as const,
      ([short, long]) => {
        const area = short.mul(long)
        return short.lt(long) && !area.equals(short.add(long)) && !area.equals(short.add(long).mul(2))
      },
    )
    const area = length.mul(width)
    return {
      prompt: writer.say(promptOf(isFloor, writer.quantity(length, unit), writer.quantity(width, unit))),
      figure: null,
      answer: valueOf(shownQuantity(writer, area, squareOf[unit])),
      steps: [
        {
          en: 'The area of a rectangle is its length times its width.',
          fr: 'L’aire d’un rectangle est égale à sa longueur multipliée par sa largeur.',
          ar: 'مساحة المستطيل تساوي الطول في العرض.',
        },
        {
          en: `$${writer.n(length)} \\times ${writer.n(width)} = ${writer.n(area)}$, in ${writer.unit(squareOf[unit])}.`,
          fr: `$${writer.n(length)} \\times ${writer.n(width)} = ${writer.n(area)}$, en ${writer.unit(squareOf[unit])}.`,
          ar: `$${writer.n(length)} \\times ${writer.n(width)} = ${writer.n(area)}$ والوحدة ${writer.unit(squareOf[unit])}.`,
        },
      ].map(writer.say),
      check: {
        kind: 'shape',
        shape: 'rectangle',
        measure: 'area',
        lengths: [length, width].map(checkNumber),
      },
      wrong: wrongFor(aim, () =>
        shownQuantity(writer, length.add(width).mul(aim === 'perimeter-for-area' ? 2 : 1), unit),
      ),
      lines: 2,
      demand: demandOf(length, width, area) + (isFloor ? 1 : 0),
    }
  },
}
