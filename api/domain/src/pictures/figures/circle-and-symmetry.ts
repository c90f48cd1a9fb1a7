import { num, refuse, texts, type FigureReader, type Texts } from './figure.ts'
import { valueOf } from './tokens.ts'
import { lengthUnit } from './units.ts'

export type CirclePart =
  | 'centre'
  | 'radius'
  | 'diameter'
  | 'chord'
  | 'tangent'
  | 'secant'
  | 'arc'
  | 'sector'
  | 'segment'
  | 'circumference'

export interface CirclePartsSpec {
  kind: 'circle-parts'
  parts: CirclePart[]
  /** Lengths of the radius and the diameter, if given. */
  radius: number | null
  diameter: number | null
  unit: string
}
export interface SymmetrySpec {
  kind: 'symmetry-grid'
  axis: 'vertical' | 'horizontal'
  columns: number
  rows: number
}

export const circleParts: Record<CirclePart, Texts & { words: string }> = {
  centre: { words: 'centre$ center$ مركز', ...texts('centre', 'centre', 'المركز') },
  radius: { words: 'radius radii rayon نصف+قطر', ...texts('radius', 'rayon', 'نصف القطر') },
  diameter: { words: 'diameter diametre قطر$ قطرها', ...texts('diameter', 'diamètre', 'القطر') },
  chord: { words: 'chord corde وتر', ...texts('chord', 'corde', 'الوتر') },
  tangent: { words: 'tangent مماس', ...texts('tangent', 'tangente', 'المماس') },
  secant: { words: 'secant قاطع', ...texts('secant', 'sécante', 'القاطع') },
  arc: { words: 'arc$ arcs$ قوس', ...texts('arc', 'arc', 'القوس') },
  sector: { words: 'sector secteur قطاع', ...texts('sector', 'secteur', 'القطاع') },
  segment: { words: 'segment قطعه+دائريه', ...texts('segment', 'segment', 'القطعة الدائرية') },
  circumference: {
    words: 'circumference circonference محيط',
    ...texts('circumference', 'circonférence', 'المحيط'),
  },
}

const allParts: CirclePart[] = ['centre', 'radius', 'diameter', 'chord', 'tangent', 'arc']

export const circlePartsReader: FigureReader<CirclePartsSpec> = {
  words: 'circle cercle دائره',
  read(wording) {
    const isAll = wording.take('parts+circle parties+cercle elements+cercle اجزاء+دائره عناصر+دائره')
    const names = Object.keys(circleParts) as CirclePart[]
    const named = names.filter((part) => wording.has(circleParts[part].words))
    const parts = named.filter(
      (part) =>
        !(
          part === 'diameter' &&
          named.includes('radius') &&
          !/diamet|(?<!نصف )(?:ال|و)*قطر/u.test(wording.text.replaceAll(/نصف (?:ال)?قطر\S*/gu, ''))
        ),
    )
    if (parts.length === 0 && !isAll) return null
    for (const part of named) wording.take(circleParts[part].words)
    wording.take(
      'circle cercle دائره parts parties elements اجزاء عناصر long length longueur طول طوله نصف نصف+قطرها قطره',
    )
    const unit = lengthUnit(wording)
    const size = (part: string) =>
      wording.find(new RegExp(`(?:${part})\\S* (?:of |de |= |: |is |طوله |يساوي )*${num}`, 'u'))
    const radius = size('radius|rayon|نصف قطرها|نصف القطر|نصف قطر')
    const diameter = size('diameter|diametre|(?<!نصف )قطر')
    const sizes = [radius, diameter].map((match) => (match ? valueOf(match[1] ?? '0') : null))
    if (sizes.some((one) => one !== null && one <= 0) || (sizes[0] && sizes[1] && sizes[1] !== 2 * sizes[0]))
      return refuse(
        texts(
          'The diameter is twice the radius, and both are greater than 0.',
          'Le diamètre est le double du rayon, et tous deux sont positifs.',
          'القطر ضعف نصف القطر، وكلاهما أكبر من 0.',
        ),
        texts('circle with radius 5 cm', 'cercle de rayon 5 cm', 'دائرة نصف قطرها 5 سم'),
      )
    const drawn = isAll && parts.length === 0 ? allParts : parts
    const withSize = (language: 'en' | 'fr' | 'ar') =>
      drawn
        .map((part) => {
          const given = part === 'radius' ? sizes[0] : part === 'diameter' ? sizes[1] : null
          return `${circleParts[part][language]}${given ? ` ${String(given)}${unit && ` ${unit}`}` : ''}`
        })
        .join(language === 'ar' ? '، ' : ', ')
    return {
      spec: {
        kind: 'circle-parts',
        parts: drawn,
        radius: sizes[0] ?? null,
        diameter: sizes[1] ?? null,
        unit,
      },
      title: texts(
        `a circle with ${withSize('en')}`,
        `un cercle avec ${withSize('fr')}`,
        `دائرة مع ${withSize('ar')}`,
      ),
    }
  },
}

const symmetryWords =
  'symmetry+grid symmetry+complete symmetry+drawing symetrie+quadrillage symetrie+completer symetrie+axiale شبكه+تماثل تماثل+اكمل تماثل+محور تماثل+شبكه'

export const symmetryGrid: FigureReader<SymmetrySpec> = {
  words: symmetryWords,
  read(wording) {
    if (wording.has('triang square$ rectang hexagon pentagon octagon polygon مثلث مربع مستطيل carre'))
      return null
    wording.take(symmetryWords)
    wording.take(
      'symmetry symetrie grid quadrillage axis axe axiale complete completer exercise exercice line mirror miroir تماثل شبكه محور اكمل تمرين vertical عمودي رأسي half demi figure',
    )
    const isHorizontal = wording.take('horizontal افقي')
    const size = wording.find(/(\d+) (?:x|by|par|sur|في) (\d+)/u)
    const [columns, rows] = size ? [Number(size[1]), Number(size[2])] : [12, 10]
    if (columns < 4 || rows < 4 || columns > 24 || rows > 24)
      return refuse(
        texts(
          'A symmetry grid has 4 to 24 squares a side.',
          'Un quadrillage de symétrie a de 4 à 24 carreaux par côté.',
          'لشبكة التماثل من 4 إلى 24 مربعًا في كل جانب.',
        ),
        texts('symmetry grid 12 x 10', 'quadrillage de symétrie 12 x 10', 'شبكة تماثل 12 × 10'),
      )
    const axis = isHorizontal ? 'horizontal' : 'vertical'
    return {
      spec: {
        kind: 'symmetry-grid',
        axis,
        columns: columns + (isHorizontal ? 0 : columns % 2),
        rows: rows + (isHorizontal ? rows % 2 : 0),
      },
      title: texts(
        `a symmetry grid with half a figure and a ${axis} axis`,
        `un quadrillage avec une demi-figure et un axe ${axis}`,
        `شبكة فيها نصف شكل ومحور تماثل ${isHorizontal ? 'أفقي' : 'عمودي'}`,
      ),
    }
  },
}
