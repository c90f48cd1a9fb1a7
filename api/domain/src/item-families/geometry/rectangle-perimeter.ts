import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyPerimeter, areaForPerimeter, twoSidesOnly } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity, squareOf, type LengthUnit } from './shape-lengths.ts'

/** A bare task, or a fence around a garden, which is measured in metres. */
function promptOf(isGarden: boolean, long: string, wide: string): Texts {
  return isGarden
    ? {
        en: `A rectangular garden is ${long} long and ${wide} wide. How long is the fence that goes all around it?`,
        fr: `Un jardin rectangulaire mesure ${long} de long et ${wide} de large. Quelle est la longueur de la clôture qui en fait le tour ?`,
        ar: `حديقة مستطيلة طولها ${long} وعرضها ${wide}. ما طول السياج الذي يحيط بها؟`,
      }
    : {
        en: `A rectangle is ${long} long and ${wide} wide. Work out its perimeter.`,
        fr: `Un rectangle a une longueur de ${long} et une largeur de ${wide}. Calcule son périmètre.`,
        ar: `مستطيل طوله ${long} وعرضه ${wide}. احسب محيطه.`,
      }
}

export const rectanglePerimeter: ItemFamily = {
  ...inMathematics,
  id: 'rectangle-perimeter',
  names: { en: 'Perimeter of a rectangle', fr: 'Périmètre du rectangle', ar: 'محيط المستطيل' },
  words: `${anyPerimeter} perimet+rectang محيط+مستطيل`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: { 'area-for-perimeter': areaForPerimeter, 'two-sides-only': twoSidesOnly },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const isGarden = random.pick([true, false])
    const unit: LengthUnit = isGarden ? 'm' : drawUnit(random, tier)
    const [width, length] = drawUntil(
      () => [drawLength(random, tier, age), drawLength(random, tier, age)] as const,
      ([short, long]) => short.lt(long) && !short.mul(long).equals(short.add(long).mul(2)),
    )
    const half = length.add(width)
    const perimeter = half.mul(2)
    const sum = `${writer.n(length)} + ${writer.n(width)}`
    return {
      prompt: writer.say(promptOf(isGarden, writer.quantity(length, unit), writer.quantity(width, unit))),
      figure: null,
      answer: valueOf(shownQuantity(writer, perimeter, unit)),
      steps: [
        {
          en: `A length and a width together: $${sum} = ${writer.n(half)}$.`,
          fr: `Une longueur et une largeur : $${sum} = ${writer.n(half)}$.`,
          ar: `طول وعرض معًا: $${sum} = ${writer.n(half)}$.`,
        },
        {
          en: `The rectangle has two of each: $2 \\times ${writer.n(half)} = ${writer.n(perimeter)}$.`,
          fr: `Le rectangle en a deux de chaque : $2 \\times ${writer.n(half)} = ${writer.n(perimeter)}$.`,
          ar: `للمستطيل طولان وعرضان: $2 \\times ${writer.n(half)} = ${writer.n(perimeter)}$.`,
        },
      ].map(writer.say),
      check: {
        kind: 'shape',
        shape: 'rectangle',
        measure: 'perimeter',
        lengths: [length, width].map(checkNumber),
      },
      wrong: wrongFor(aim, () =>
        aim === 'area-for-perimeter'
          ? shownQuantity(writer, length.mul(width), squareOf[unit])
          : shownQuantity(writer, half, unit),
      ),
      lines: 2,
      demand: demandOf(length, width, perimeter) + (isGarden ? 1 : 0),
    }
  },
}
