import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyPerimeter, twoSidesOnly } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity } from './shape-lengths.ts'

export const trianglePerimeter: ItemFamily = {
  ...inMathematics,
  id: 'triangle-perimeter',
  names: { en: 'Perimeter of a triangle', fr: 'Périmètre du triangle', ar: 'محيط المثلث' },
  words: `${anyPerimeter} perimet+triang محيط+مثلث`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: {
    'two-sides-only': twoSidesOnly,
    'three-times-one-side': {
      names: {
        en: 'multiplies one side by 3 in any triangle',
        fr: 'multiplie un côté par 3 dans un triangle quelconque',
        ar: 'يضرب ضلعًا واحدًا في 3 في أي مثلث',
      },
      words:
        'times+3 multipl+3 multipl+three equilateral multipli+3 multipli+trois ضرب+3 يضرب+3 ضلع+3 متساو+اضلاع',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const [first, second, third] = drawUntil(
      () =>
        [
          drawLength(random, tier, age),
          drawLength(random, tier, age),
          drawLength(random, tier, age),
        ] as const,
      ([a, b, c]) => {
        const around = a.add(b).add(c)
        const closes = [a, b, c].every((side) => side.mul(2).lt(around))
        return closes && !a.mul(3).equals(around) && !a.equals(b) && !b.equals(c)
      },
    )
    const perimeter = first.add(second).add(third)
    const sum = [first, second, third].map(writer.n).join(' + ')
    const sides = [first, second, third].map((side) => writer.quantity(side, unit))
    return {
      prompt: writer.say({
        en: `The sides of a triangle are ${sides[0]}, ${sides[1]} and ${sides[2]} long. Work out its perimeter.`,
        fr: `Les côtés d’un triangle mesurent ${sides[0]}, ${sides[1]} et ${sides[2]}. Calcule son périmètre.`,
        ar: `أطوال أضلاع مثلث هي ${sides[0]} و${sides[1]} و${sides[2]}. احسب محيطه.`,
      }),
      figure: null,
      answer: valueOf(shownQuantity(writer, perimeter, unit)),
      steps: [
        {
          en: 'The perimeter is the sum of the three sides.',
          fr: 'Le périmètre est la somme des trois côtés.',
          ar: 'المحيط هو مجموع أطوال الأضلاع الثلاثة.',
        },
        {
          en: `$${sum} = ${writer.n(perimeter)}$, in ${writer.unit(unit)}.`,
          fr: `$${sum} = ${writer.n(perimeter)}$, en ${writer.unit(unit)}.`,
          ar: `$${sum} = ${writer.n(perimeter)}$ والوحدة ${writer.unit(unit)}.`,
        },
      ].map(writer.say),
      check: {
        kind: 'shape',
        shape: 'triangle',
        measure: 'perimeter',
        lengths: [first, second, third].map(checkNumber),
      },
      wrong: wrongFor(aim, () =>
        shownQuantity(writer, aim === 'two-sides-only' ? first.add(second) : first.mul(3), unit),
      ),
      lines: 2,
      demand: demandOf(first, second, third, perimeter),
    }
  },
}
