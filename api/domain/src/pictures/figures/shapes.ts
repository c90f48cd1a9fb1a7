import { num, refuse, texts, type FigureReader } from './figure.ts'
import { pointNames } from './point-names.ts'
import { valueOf } from './tokens.ts'
import { lengthUnit } from './units.ts'
import type { Wording } from './wording.ts'
import {
  type PlaneShape,
  type Solid,
  type Shape,
  solidShapes,
  general,
  all,
  names,
  shapeWords,
  groups,
  shapeTitle,
  isSolid,
  groupOf,
} from './shape-names.ts'

/** Several shapes, each with its name. */
export interface ShapesSpec {
  kind: 'shapes'
  shapes: Shape[]
}

/** One plane shape with its properties. */
export interface PolygonSpec {
  kind: 'polygon'
  shape: PlaneShape
  names: string[]
  /** Side lengths: one for all sides, or width and height. */
  sides: number[]
  unit: string
  hasDiagonals: boolean
  hasSymmetryAxes: boolean
}

export interface SolidSpec {
  kind: 'solid'
  solid: Solid
  /** Lengths in the order in which they are written. */
  sizes: number[]
  unit: string
  /** Whether a face, an edge and a corner are named. */
  namesParts: boolean
}

export interface NetSpec {
  kind: 'net'
  solid: Exclude<Solid, 'sphere' | 'hemisphere'>
}

const details =
  'side sides cote cotes ضلع ضلعه طول طوله length width height breadth depth longueur largeur hauteur profondeur عرض عرضه ارتفاع ارتفاعه radius rayon diameter diametre نصف قطر قطره قطرها diagonal diagonale diagonals diagonales قطران اقطار قطراه regular regulier regulière régulière reguliere منتظم solid solide shape shapes forme formes geometric geometrique geometriques شكل اشكال مجسم مجسمات d$ 3d 3 2 2d face faces edge edges vertex vertices corner arete aretes sommet sommets وجه اوجه حرف احرف راس رؤوس symmetry lines line axes axe symetrie axis محور محاور تماثل by par x$ في base droit droite polygon polygone polygons polygones quadrilateral quadrilaterals quadrilatere quadrilateres رباعيات مضلع مضلعات'

export const shapes: FigureReader<ShapesSpec | PolygonSpec | SolidSpec> = {
  words: `${shapeWords} ${groups}`,
  read(wording) {
    if (wording.has('water$ rescue sharing parliament')) return null
    const mentioned = names.filter((name) => wording.has(all[name].words))
    const chosen = mentioned.filter(
      (name) => !(general[name] ?? []).some((other) => mentioned.includes(other)),
    )
    for (const name of mentioned) wording.take(all[name].words)
    const [only] = chosen
    if (chosen.length > 1 || !only) {
      const drawn = chosen.length > 0 ? chosen.slice(0, 9) : groupOf(wording.has)
      wording.take(`${groups} ${details}`)
      const titles = drawn.map(shapeTitle)
      return drawn.length === 0
        ? null
        : {
            spec: { kind: 'shapes', shapes: drawn },
            title: texts(
              titles.map(({ en }) => en).join(', '),
              titles.map(({ fr }) => fr).join(', '),
              titles.map(({ ar }) => ar).join('، '),
            ),
          }
    }
    const unit = lengthUnit(wording)
    const corners =
      isSolid(only) || only === 'circle' ? [] : namesOfCorners(only, (count) => pointNames(wording, count))
    const hasSymmetryAxes = wording.has('symmetry symetrie تماثل')
    const hasDiagonals = wording.has('diagonal diagonale diagonals diagonales قطران اقطار قطراه')
    const namesParts = wording.has(
      'face faces edge edges vertex vertices arete aretes sommet sommets وجه اوجه احرف رؤوس',
    )
    const sizes = isSolid(only) ? sizesOf(only, wording) : wording.takeNumbers()
    wording.take(details)
    const most = isSolid(only) ? 3 : ['rectangle', 'parallelogram'].includes(only) ? 2 : 1
    if (sizes.length > most || sizes.some((size) => size <= 0 || size > 100_000))
      return refuse(
        texts(
          `${shapeTitle(only).en} has at most ${String(most)} lengths here, all greater than 0.`,
          `${shapeTitle(only).fr} a ici au plus ${String(most)} longueurs, toutes supérieures à 0.`,
          `لـ${shapeTitle(only).ar} هنا ${String(most)} أطوال على الأكثر، كلها أكبر من 0.`,
        ),
        texts('rectangle 5 cm by 3 cm', 'rectangle de 5 cm sur 3 cm', 'مستطيل 5 سم في 3 سم'),
      )
    const { en, fr, ar } = shapeTitle(only)
    const lengths = sizes.map((size) => `${String(size)}${unit && ` ${unit}`}`).join(' × ')
    const name = corners.join('')
    const more = [name && ` ${name}`, lengths && ` ${lengths}`].filter(Boolean).join(',')
    const title = texts(en + more, fr + more, ar + more)
    return isSolid(only)
      ? { spec: { kind: 'solid', solid: only, sizes, unit, namesParts }, title }
      : {
          spec: {
            kind: 'polygon',
            shape: only,
            names: corners,
            sides: sizes,
            unit,
            hasDiagonals,
            hasSymmetryAxes,
          },
          title,
        }
  },
}

const rounded: readonly Solid[] = ['cylinder', 'cone', 'sphere', 'hemisphere']

/** Lengths of a solid in the order base, height; of round ones, the radius first. */
function sizesOf(solid: Solid, wording: Wording): number[] {
  if (solid === 'cube' || solid === 'cuboid') return wording.takeNumbers()
  const height = wording.find(
    new RegExp(`(?:height|hauteur|ارتفاعها|ارتفاعه|ارتفاع) (?:of |de |= )*${num}`, 'u'),
  )
  const diameter = rounded.includes(solid)
    ? wording.find(new RegExp(`(?:diameter|diametre) (?:of |de |= )*${num}`, 'u'))
    : null
  const others = [...(diameter ? [valueOf(diameter[1] ?? '0') / 2] : []), ...wording.takeNumbers()]
  return height ? [...others, valueOf(height[1] ?? '0')] : others
}

const cornerCounts: Partial<Record<PlaneShape, number>> = {
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
}

function namesOfCorners(shape: PlaneShape, namesOf: (count: number) => string[]): string[] {
  if (['ellipse', 'semicircle', 'star', 'circle'].includes(shape)) return []
  return namesOf(cornerCounts[shape] ?? 4)
}

const netWords =
  'net$ nets$ patron patrons developpement نشر شبكه+مكعب شبكه+مجسم شبكه+هرم شبكه+منشور شبكه+متوازي شبكه+اسطوان شبكه+مخروط'

export const net: FigureReader<NetSpec> = {
  words: netWords,
  read(wording) {
    const mentioned = (Object.keys(solidShapes) as Solid[]).find((name) =>
      wording.has(solidShapes[name].words),
    )
    const solid = mentioned ?? (wording.has('pyramid pyramide هرم') ? 'square-pyramid' : null)
    if (!solid) return null
    wording.take(
      `${netWords} ${shapeWords} pyramid pyramide هرم شبكه unfolded deplie solid solide base carree مجسم`,
    )
    if (solid === 'sphere' || solid === 'hemisphere')
      return refuse(
        texts('A sphere has no flat net.', 'Une sphère n’a pas de patron plan.', 'ليس للكرة شبكة مستوية.'),
        texts('net of a cube', 'patron d’un cube', 'شبكة مكعب'),
      )
    const { en, fr, ar } = shapeTitle(solid)
    return {
      spec: { kind: 'net', solid },
      title: texts(`the net of ${en}`, `le patron d’${fr}`, `شبكة ${ar}`),
    }
  },
}
