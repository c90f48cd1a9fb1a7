import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { readPictureRequest } from '../read-picture-request.ts'
import { isRefusedFigure, readFigure, type ExactFigure } from './read-figure.ts'

function figureOf(prompt: string, language: Language = 'en'): ExactFigure {
  const figure = readFigure(prompt, language, 0)
  if (!figure || isRefusedFigure(figure)) throw new Error(`no figure for “${prompt}”`)
  return figure
}

describe('a request for an exact figure', () => {
  it.each([
    ['en', 'number line 0 to 100', { kind: 'number-line', from: 0, to: 100, step: 5 }],
    ['en', 'A number line from 0 to 1 divided into tenths', { from: 0, to: 1, step: 0.1 }],
    ['fr', 'droite graduée de -1,5 à 1,5 par pas de 0,5', { from: -1.5, to: 1.5, step: 0.5 }],
    ['ar', 'خط أعداد من ٠ إلى ٢٠', { from: 0, to: 20, step: 1 }],
    ['en', 'number line 3 + 4', { jumps: [{ from: 3, to: 7 }] }],
    ['en', 'reflex angle 250', { kind: 'angles', angles: [{ degrees: 250, names: [], type: 'reflex' }] }],
    ['fr', 'angle droit', { angles: [{ degrees: 90, names: [], type: 'right' }] }],
    ['en', 'triangle with sides 5 cm, 6 cm and angle 40°', { sides: [5, null, 6], angles: [40, null, null] }],
    [
      'en',
      'triangle ABC with AB = 6 cm, AC = 4 cm and BC = 5 cm',
      { names: ['A', 'B', 'C'], sides: [6, 5, 4] },
    ],
    ['fr', 'triangle rectangle ABC avec AB = 3 cm et AC = 4 cm', { sides: [3, null, 4] }],
    ['en', 'rectangle 6 cm by 4 cm', { kind: 'polygon', shape: 'rectangle', sides: [6, 4], unit: 'cm' }],
    ['en', 'cylinder height 7 cm radius 3 cm', { kind: 'solid', solid: 'cylinder', sizes: [3, 7] }],
    ['en', 'clock quarter to five', { kind: 'clock', times: [{ hour: 4, minute: 45 }] }],
    ['en', 'clock twenty to six', { times: [{ hour: 5, minute: 40 }] }],
    ['fr', 'une horloge qui indique trois heures et quart', { times: [{ hour: 3, minute: 15 }] }],
    ['fr', 'horloge à 5 heures moins le quart', { times: [{ hour: 4, minute: 45 }] }],
    ['ar', 'ساعة تشير إلى الخامسة إلا ربعا', { times: [{ hour: 4, minute: 45 }] }],
    [
      'en',
      'mixed number 2 1/3 as fraction bars',
      { fractions: [{ numerator: 7, denominator: 3 }], model: 'bar' },
    ],
    ['fr', 'point A(2,3) dans un repère', { points: [{ x: 2, y: 3, name: 'A' }] }],
    ['en', 'y = 0.5x^2 - 2x + 1', { curves: [{ a: 0.5, b: -2, c: 1, text: 'y = 0.5x² − 2x + 1' }] }],
    ['fr', 'repère avec la droite y = -2x + 3', { curves: [{ a: 0, b: -2, c: 3, text: 'y = −2x + 3' }] }],
    [
      'en',
      'bar graph of 5 apples and 3 pears',
      {
        items: [
          { name: 'apples', value: 5 },
          { name: 'pears', value: 3 },
        ],
      },
    ],
    [
      'en',
      'line graph 2019: 5, 2020: 8',
      {
        kind: 'line-graph',
        items: [
          { name: '2019', value: 5 },
          { name: '2020', value: 8 },
        ],
      },
    ],
    [
      'ar',
      'أعمدة بيانية: تفاح 5 وموز 3',
      {
        items: [
          { name: 'تفاح', value: 5 },
          { name: 'موز', value: 3 },
        ],
      },
    ],
    ['en', 'box plot of 3, 5, 7, 8, 12, 13, 14, 18, 21', { numbers: [3, 6, 12, 16, 21] }],
    ['en', 'Venn diagram of even numbers, multiples of 3', { sets: ['even numbers', 'multiples of 3'] }],
    ['en', 'balance scale 2x + 1 = 7', { left: '2x + 1', right: '7' }],
    ['en', 'function machine multiply by 4 with input 6', { steps: ['× 4'], inputs: ['6'], outputs: ['24'] }],
    ['fr', 'pièces pour 3,75 euros', { kind: 'money', symbol: '€' }],
    ['en', 'calendar February 2028', { year: 2028, month: 2 }],
  ] as const)('is read in %s: “%s”', (language, prompt, spec) => {
    const figure = figureOf(prompt, language)
    expect(figure.spec).toMatchObject(spec)
    expect(figure.missing).toEqual([])
  })

  it.each([
    ['en', 'number line from 0 to 10 with a frog jumping', ['frog']],
    ['en', 'a clock at 3:30 and a red cat', ['red', 'cat']],
    ['en', 'fraction 3/4 of 12', ['12']],
    ['fr', 'angle de 60° et un éléphant', ['éléphant']],
    ['ar', 'ساعة تشير إلى الثالثة وفيل', ['وفيل']],
  ] as const)(
    'reports every word and number that it does not show: in %s “%s”',
    (language, prompt, missing) => {
      expect(figureOf(prompt, language).missing).toEqual(missing)
    },
  )

  it.each([
    ['number line from 0 to 1000000 in steps of 1', '1000001'],
    ['an obtuse angle of 45 degrees', 'acute'],
    ['angle of 400 degrees', '400'],
    ['triangle with sides 1, 2 and 9', '1, 2 and 9'],
    ['triangle with angles 90°, 60° and 70°', '220'],
    ['isosceles triangle with sides 3, 4, 5', 'isosceles'],
    ['circle of radius 3 cm and diameter 8 cm', 'twice'],
    ['clock at 25:70', '25:70'],
    ['fraction 5/0', '5/0'],
    ['fractions', 'which fraction'],
    ['pie chart: cats -5, dogs 30', '-5'],
    ['pie chart: cats 50%, dogs 30%', '80'],
    ['bar chart', 'none are invented'],
    ['histogram', 'classes'],
    ['balance scale 3 + 4 = 8', 'false'],
    ['bar model: whole 12, parts 5 and 6', '12'],
    ['probability tree: red 2/5, blue 2/5', 'add up to 1'],
    ['factor tree of 17', 'composite'],
    ['net of a sphere', 'no flat net'],
    ['Venn diagram: cats 5, dogs 3, both 2', 'names its sets'],
    ['base ten blocks for 1500', '999'],
  ])('is refused with the reason and a possible request near it: “%s”', (prompt, reason) => {
    const reading = readPictureRequest(prompt, 'en')
    expect(reading).toMatchObject({ isEmpty: true, drawn: [] })
    expect(reading.reason).toContain(reason)
    expect(readPictureRequest(reading.nearest ?? '', 'en')).toMatchObject({ isEmpty: false, missing: [] })
  })

  it.each([
    ['children sitting in a circle', 'en'],
    ['les enfants en cercle', 'fr'],
    ['أطفال في دائرة', 'ar'],
    ['a thermometer', 'en'],
    ['half an apple', 'en'],
    ['a family tree', 'en'],
  ] as const)('is not seen in “%s”', (prompt, language) => {
    expect(readFigure(prompt, language, 1)).toBeNull()
  })
})
