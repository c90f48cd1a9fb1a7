import type { ItemFamily } from '../item-family.ts'
import { writerOf } from '../item-writer.ts'
import { inMathematics } from '../mathematics-family.ts'
import { anyConversion, movesWrongWay } from './conversion-errors.ts'
import { makeConversion, resultOf, wrongWay, type Conversion } from './conversion-item.ts'
import { drawMetric, type PairsOfTier } from './metric-conversions.ts'

const pairs: PairsOfTier = {
  support: [
    ['m2', 'cm2', 10_000],
    ['cm2', 'mm2', 100],
  ],
  core: [
    ['m2', 'cm2', 10_000],
    ['cm2', 'mm2', 100],
  ],
  challenge: [
    ['m2', 'cm2', 10_000],
    ['cm2', 'mm2', 100],
    ['km2', 'm2', 1_000_000],
  ],
}

/** Converts as if the units were lengths: 1 m² as 100 cm². */
function asLength(conversion: Conversion) {
  const [, , count] = conversion.pair
  const root = Math.sqrt(count)
  const result = resultOf(conversion)
  return conversion.isDown ? result.div(root) : result.mul(root)
}

export const convertArea: ItemFamily = {
  ...inMathematics,
  id: 'convert-area',
  names: { en: 'Convert areas', fr: 'Convertir des aires', ar: 'تحويل وحدات المساحة' },
  words: `${anyConversion} conver+area conver+unit+area conver+aire conver+unite+aire conver+surface unite+aire تحويل+مساح تحويل+وحد+مساح وحد+مساح`,
  ages: { from: 10, to: 14 },
  bloomLevel: 'apply',
  errors: {
    'as-lengths': {
      names: {
        en: 'converts areas like lengths',
        fr: 'convertit les aires comme des longueurs',
        ar: 'يحوّل المساحات كالأطوال',
      },
      words:
        'area+length conver+area square+unit conver+aire aire+longueur unite+carre مساح+طول مساح+اطوال وحد+مربع تحويل+مساح',
    },
    'wrong-way': movesWrongWay,
  },
  make(random, tier, language, aim) {
    const writer = writerOf(language)
    return makeConversion(random, tier, {
      writer,
      words: writer,
      // Areas are converted from the age at which decimals are met.
      ...{ aim, age: null },
      draw: (numbers, drawnTier) => drawMetric(numbers, drawnTier, pairs),
      wrong: (conversion, error) => (error === 'wrong-way' ? wrongWay(conversion) : asLength(conversion)),
    })
  },
}
