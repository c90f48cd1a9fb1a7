import { texts, type Texts } from './figure.ts'

export type PlaneShape =
  | 'square'
  | 'rectangle'
  | 'circle'
  | 'triangle'
  | 'pentagon'
  | 'hexagon'
  | 'heptagon'
  | 'octagon'
  | 'nonagon'
  | 'decagon'
  | 'dodecagon'
  | 'rhombus'
  | 'parallelogram'
  | 'trapezium'
  | 'kite'
  | 'ellipse'
  | 'semicircle'
  | 'star'

export type Solid =
  | 'cube'
  | 'cuboid'
  | 'cylinder'
  | 'cone'
  | 'sphere'
  | 'square-pyramid'
  | 'triangular-pyramid'
  | 'triangular-prism'
  | 'hemisphere'

export type Shape = PlaneShape | Solid

interface ShapeRule extends Texts {
  words: string
}

const rule = (words: string, en: string, fr: string, ar: string): ShapeRule => ({ words, en, fr, ar })

/** More specific shapes come first. */
const planeShapes: Record<PlaneShape, ShapeRule> = {
  square: rule('square$ squares$ carre$ carres$ مربع', 'square', 'carré', 'مربع'),
  rectangle: rule('rectang مستطيل', 'rectangle', 'rectangle', 'مستطيل'),
  semicircle: rule(
    'semicircle semi+circle demi+cercle demi+disque نصف+دائره',
    'semicircle',
    'demi-cercle',
    'نصف دائرة',
  ),
  circle: rule('circle cercle disque دائره', 'circle', 'cercle', 'دائرة'),
  triangle: rule('triang مثلث', 'triangle', 'triangle', 'مثلث'),
  pentagon: rule('pentagon خماسي مخمس', 'pentagon', 'pentagone', 'خماسي'),
  hexagon: rule('hexagon سداسي مسدس', 'hexagon', 'hexagone', 'سداسي'),
  heptagon: rule('heptagon سباعي', 'heptagon', 'heptagone', 'سباعي'),
  octagon: rule('octagon octogon ثماني$ مثمن', 'octagon', 'octogone', 'ثماني'),
  nonagon: rule('nonagon enneagon ennéagone تساعي', 'nonagon', 'ennéagone', 'تساعي'),
  dodecagon: rule('dodecagon', 'dodecagon', 'dodécagone', 'اثنا عشري'),
  decagon: rule('decagon عشاري', 'decagon', 'décagone', 'عشاري'),
  rhombus: rule('rhomb losange معين', 'rhombus', 'losange', 'معيّن'),
  parallelogram: rule('parallelogram متوازي+اضلاع', 'parallelogram', 'parallélogramme', 'متوازي أضلاع'),
  trapezium: rule('trapez شبه+منحرف', 'trapezium', 'trapèze', 'شبه منحرف'),
  kite: rule(
    'kite+shape kite+square kite+rhomb kite+trapez kite+diagonal kite+parallelogram cerf+volant+geometr طائره+ورقيه+شكل',
    'kite',
    'cerf-volant',
    'طائرة ورقية (دالتون)',
  ),
  ellipse: rule('oval ellipse بيضاوي', 'ellipse', 'ellipse', 'شكل بيضاوي'),
  star: rule('star+shape', 'star', 'étoile', 'نجمة'),
}

export const solidShapes: Record<Solid, ShapeRule> = {
  'triangular-prism': rule(
    'triangular+prism prisme+triangulaire prisme+base+triang منشور+ثلاثي',
    'triangular prism',
    'prisme triangulaire',
    'منشور ثلاثي',
  ),
  'triangular-pyramid': rule(
    'triangular+pyramid tetrahedron tetraedre pyramide+triang هرم+ثلاثي رباعي+وجوه',
    'triangular pyramid',
    'pyramide à base triangulaire',
    'هرم ثلاثي',
  ),
  'square-pyramid': rule(
    'square+pyramid pyramide+base pyramide+carre هرم+رباعي solid+pyramid pyramid+net patron+pyramide net+pyramid',
    'square pyramid',
    'pyramide à base carrée',
    'هرم رباعي',
  ),
  cuboid: rule(
    'cuboid rectangular+prism prism$ pave$ paves$ parallelepipede متوازي+مستطيلات',
    'cuboid',
    'pavé droit',
    'متوازي مستطيلات',
  ),
  cube: rule('cube$ cubes$ مكعب', 'cube', 'cube', 'مكعب'),
  cylinder: rule('cylind اسطوان', 'cylinder', 'cylindre', 'أسطوانة'),
  cone: rule('cone$ cones$ مخروط', 'cone', 'cône', 'مخروط'),
  hemisphere: rule('hemisphere demi+sphere نصف+كره', 'hemisphere', 'demi-sphère', 'نصف كرة'),
  sphere: rule('sphere كره+هندسي', 'sphere', 'sphère', 'كرة هندسية'),
}

/** Shapes whose words are also in a more specific shape's words. */
export const general: Partial<Record<Shape, readonly Shape[]>> = {
  circle: ['semicircle'],
  square: ['square-pyramid'],
  triangle: ['triangular-prism', 'triangular-pyramid'],
  rectangle: ['cuboid'],
  sphere: ['hemisphere'],
  cuboid: ['triangular-prism'],
  'square-pyramid': ['triangular-pyramid'],
}

export const all = { ...solidShapes, ...planeShapes }

export const names = Object.keys(all) as Shape[]

export const shapeWords = names.map((name) => all[name].words).join(' ')

export const groups =
  'solid+shape 3+d$ solides مجسم مجسمات shape shapes formes+geom geometr اشكال هندس figures+geom polygon polygone polygons مضلع مضلعات quadril رباعيات'

const article = (name: string): string => (/^[aeo]/.test(name) ? 'an' : 'a')

const frenchArticle = (name: string): string =>
  /^(?:sphère|pyramide|demi-sphère|étoile|ellipse)/.test(name) ? 'une' : 'un'

export const shapeTitle = (shape: Shape): Texts => {
  const { en, fr, ar } = all[shape]
  return texts(`${article(en)} ${en}`, `${frenchArticle(fr)} ${fr}`, ar)
}

export const isSolid = (shape: Shape): shape is Solid => shape in solidShapes

export function groupOf(has: (patterns: string) => boolean): Shape[] {
  if (has('solid+shape 3+d$ solides مجسم مجسمات'))
    return ['cube', 'cuboid', 'cylinder', 'cone', 'sphere', 'square-pyramid']
  if (has('quadril رباعيات')) return ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezium', 'kite']
  if (has('polygon polygone polygons مضلع مضلعات'))
    return ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon']
  return has('shape shapes formes+geom geometr اشكال هندس figures+geom')
    ? ['circle', 'square', 'triangle', 'rectangle', 'pentagon', 'hexagon']
    : []
}
