import { refuse, texts, type FigureReader, type Texts } from './figure.ts'
import { pointNames } from './point-names.ts'
import { valueOf } from './tokens.ts'
import type { Wording } from './wording.ts'

export interface AnglesSpec {
  kind: 'angles'
  angles: { degrees: number; names: string[]; type: AngleType }[]
  /** Whether a protractor lies on the (only) angle. */
  hasProtractor: boolean
  /** Whether the types are written below the angles. */
  showsTypes: boolean
}

export type AngleType = 'acute' | 'right' | 'obtuse' | 'straight' | 'reflex' | 'full'

export const angleTypes: Record<AngleType, Texts & { words: string; usual: number }> = {
  acute: { words: 'acute aigu aigue حاده', usual: 45, ...texts('acute', 'aigu', 'حادة') },
  obtuse: { words: 'obtus منفرجه', usual: 125, ...texts('obtuse', 'obtus', 'منفرجة') },
  straight: { words: 'straight$ plat$ مستقيمه', usual: 180, ...texts('straight', 'plat', 'مستقيمة') },
  reflex: { words: 'reflex$ rentrant منعكسه', usual: 230, ...texts('reflex', 'rentrant', 'منعكسة') },
  full: { words: 'full$ plein$ كامله', usual: 360, ...texts('full turn', 'plein', 'كاملة') },
  right: { words: 'right$ droit$ droits$ قائمه', usual: 90, ...texts('right', 'droit', 'قائمة') },
}

const typeOf = (degrees: number): AngleType =>
  degrees < 90
    ? 'acute'
    : degrees === 90
      ? 'right'
      : degrees < 180
        ? 'obtuse'
        : degrees === 180
          ? 'straight'
          : degrees < 360
            ? 'reflex'
            : 'full'

const words = 'angle$ angles$ زاويه زوايا زاويتان زاويتين protractor rapporteur منقله'
const others =
  'triang مثلث rectang quadril polygon polygone مضلع مربع square carre parallelogram losange rhomb'
const most = 6

const allTypes = 'types+angle kinds+angle types+angles differents+angles انواع+زوايا انواع+زاويه'

function typesIn(wording: Wording): AngleType[] {
  const types = Object.keys(angleTypes) as AngleType[]
  if (wording.take(allTypes)) return ['acute', 'right', 'obtuse', 'straight', 'reflex']
  return types.filter((type) => wording.take(angleTypes[type].words))
}

export const angles: FigureReader<AnglesSpec> = {
  words,
  read(wording) {
    if (wording.has(others)) return null
    wording.take(words)
    wording.take('degre degree measur mesur درجه درجات قياس قياسها قياسهما vertex sommet راس arm cote')
    const hasProtractor = wording.take('protractor rapporteur منقله')
    const types = typesIn(wording)
    const names = pointNames(wording, 3)
    const sizes = wording.tokens.filter(({ kind, isUsed }) => kind === 'number' && !isUsed)
    const asked = sizes.map(({ folded }) => valueOf(folded))
    const nearest = texts('an angle of 60 degrees', 'un angle de 60 degrés', 'زاوية قياسها 60 درجة')
    const impossible = asked.find(
      (degrees) => degrees <= 0 || degrees > 360 || (hasProtractor && degrees > 180),
    )
    if (impossible !== undefined) {
      const limit = hasProtractor ? '180' : '360'
      return refuse(
        texts(
          `${String(impossible)}° is not an angle from 1° to ${limit}°.`,
          `${String(impossible)}° n’est pas un angle de 1° à ${limit}°.`,
          `${String(impossible)}° ليست زاوية بين 1° و${limit}°.`,
        ),
        nearest,
      )
    }
    for (const token of sizes.slice(0, most)) token.isUsed = true
    const [only] = types
    const wrong = types.length === 1 && only ? asked.find((degrees) => typeOf(degrees) !== only) : undefined
    if (wrong !== undefined && only) {
      const type = angleTypes[typeOf(wrong)]
      return refuse(
        texts(
          `An angle of ${String(wrong)}° is not ${angleTypes[only].en}; it is ${type.en}.`,
          `Un angle de ${String(wrong)}° n’est pas ${angleTypes[only].fr} ; il est ${type.fr}.`,
          `الزاوية التي قياسها ${String(wrong)}° ليست ${angleTypes[only].ar} بل ${type.ar}.`,
        ),
        texts(
          `an angle of ${String(wrong)} degrees`,
          `un angle de ${String(wrong)} degrés`,
          `زاوية قياسها ${String(wrong)} درجة`,
        ),
      )
    }
    const usual = types.length > 0 ? types.map((type) => angleTypes[type].usual) : [60]
    const sizesDrawn = (asked.length > 0 ? asked : usual).slice(0, hasProtractor ? 1 : most)
    const list = sizesDrawn.map((degrees) => `${String(degrees)}°`).join(', ')
    const isOne = sizesDrawn.length === 1
    const on = hasProtractor
      ? texts(' on a protractor', ' sur un rapporteur', ' على منقلة')
      : texts('', '', '')
    return {
      spec: {
        kind: 'angles',
        angles: sizesDrawn.map((degrees, index) => ({
          degrees,
          names: index === 0 ? names : [],
          type: typeOf(degrees),
        })),
        hasProtractor,
        showsTypes: types.length > 0,
      },
      title: texts(
        `${isOne ? 'an angle' : 'angles'} of ${list}${on.en}`,
        `${isOne ? 'un angle' : 'des angles'} de ${list}${on.fr}`,
        `${isOne ? 'زاوية قياسها' : 'زوايا قياساتها'} ${list}${on.ar}`,
      ),
    }
  },
}
