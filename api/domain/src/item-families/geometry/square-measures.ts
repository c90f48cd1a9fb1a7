import { demandOf } from '../demand.ts'
import { drawUntil } from '../draw-until.ts'
import { checkNumber } from '../exact-numbers.ts'
import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics, valueOf, wrongFor } from '../mathematics-family.ts'
import { anyArea, anyPerimeter, areaForPerimeter, perimeterForArea, twoSidesOnly } from './shape-errors.ts'
import { drawLength, drawUnit, shownQuantity, squareOf } from './shape-lengths.ts'

export const squarePerimeter: ItemFamily = {
  ...inMathematics,
  id: 'square-perimeter',
  names: { en: 'Perimeter of a square', fr: 'Périmètre du carré', ar: 'محيط المربع' },
  words: `${anyPerimeter} perimet+square perimet+carre محيط+مربع`,
  ages: { from: 8, to: 12 },
  bloomLevel: 'apply',
  errors: { 'area-for-perimeter': areaForPerimeter, 'two-sides-only': twoSidesOnly },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const side = drawUntil(
      () => drawLength(random, tier, age),
      (drawn) => !drawn.equals(4),
    )
    const perimeter = side.mul(4)
    const shown = writer.quantity(side, unit)
    return {
      prompt: writer.say({
        en: `Each side of a square is ${shown} long. Work out its perimeter.`,
        fr: `Un carré a un côté de ${shown}. Calcule son périmètre.`,
        ar: `مربع طول ضلعه ${shown}. احسب محيطه.`,
      }),
      figure: null,
      answer: valueOf(shownQuantity(writer, perimeter, unit)),
      steps: [
        {
          en: 'A square has four sides of the same length.',
          fr: 'Un carré a quatre côtés de même longueur.',
          ar: 'للمربع أربعة أضلاع متساوية.',
        },
        {
          en: `Perimeter: $4 \\times ${writer.n(side)} = ${writer.n(perimeter)}$.`,
          fr: `Périmètre : $4 \\times ${writer.n(side)} = ${writer.n(perimeter)}$.`,
          ar: `المحيط: $4 \\times ${writer.n(side)} = ${writer.n(perimeter)}$.`,
        },
      ].map(writer.say),
      check: { kind: 'shape', shape: 'square', measure: 'perimeter', lengths: [checkNumber(side)] },
      wrong: wrongFor(aim, () =>
        aim === 'area-for-perimeter'
          ? shownQuantity(writer, side.mul(side), squareOf[unit])
          : shownQuantity(writer, side.mul(2), unit),
      ),
      lines: 2,
      demand: demandOf(side, perimeter),
    }
  },
}

export const squareArea: ItemFamily = {
  ...inMathematics,
  id: 'square-area',
  names: { en: 'Area of a square', fr: 'Aire du carré', ar: 'مساحة المربع' },
  words: `${anyArea} area+square aire+carre surface+carre مساح+مربع`,
  ages: { from: 8, to: 13 },
  bloomLevel: 'apply',
  errors: {
    'perimeter-for-area': perimeterForArea,
    'doubles-side': {
      names: {
        en: 'doubles the side instead of squaring it',
        fr: 'double le côté au lieu de l’élever au carré',
        ar: 'يضرب طول الضلع في 2 بدل تربيعه',
      },
      words: 'doubl+side doubl+squar squar+error double+cote double+carre confond+carre ضلع+2 ضعف تربيع',
    },
  },
  make(random, tier, language, aim, age = null) {
    const writer = writerOf(language)
    const unit = drawUnit(random, tier)
    const side = drawUntil(
      () => drawLength(random, tier, age),
      (drawn) => !drawn.equals(4) && !drawn.equals(2),
    )
    const area = side.mul(side)
    const shown = writer.quantity(side, unit)
    return {
      prompt: writer.say({
        en: `Each side of a square is ${shown} long. Work out its area.`,
        fr: `Un carré a un côté de ${shown}. Calcule son aire.`,
        ar: `مربع طول ضلعه ${shown}. احسب مساحته.`,
      }),
      figure: null,
      answer: valueOf(shownQuantity(writer, area, squareOf[unit])),
      steps: [
        {
          en: 'The area of a square is its side times its side.',
          fr: 'L’aire d’un carré est égale au côté multiplié par lui-même.',
          ar: 'مساحة المربع تساوي طول الضلع في نفسه.',
        },
        {
          en: `Area: $${writer.n(side)} \\times ${writer.n(side)} = ${writer.n(area)}$, in ${writer.unit(squareOf[unit])}.`,
          fr: `Aire : $${writer.n(side)} \\times ${writer.n(side)} = ${writer.n(area)}$, en ${writer.unit(squareOf[unit])}.`,
          ar: `المساحة: $${writer.n(side)} \\times ${writer.n(side)} = ${writer.n(area)}$ والوحدة ${writer.unit(squareOf[unit])}.`,
        },
      ].map(writer.say),
      check: { kind: 'shape', shape: 'square', measure: 'area', lengths: [checkNumber(side)] },
      wrong: wrongFor(aim, () => shownQuantity(writer, side.mul(aim === 'perimeter-for-area' ? 4 : 2), unit)),
      lines: 2,
      demand: demandOf(side, area),
    }
  },
}
