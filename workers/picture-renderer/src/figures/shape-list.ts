import { circle, ellipse, polygon, rectangle, regularPolygon, star } from '../paint/geometry.ts'
import {
  cone,
  corners,
  cuboid,
  cylinder,
  flat,
  rightAngledTriangle,
  sphere,
  squarePyramid,
  type ShapeContext,
} from './draw-shape.ts'

export interface Shape {
  words: string
  en: string
  fr: string
  ar: string
  draw(context: ShapeContext): string
}

/** More specific shapes come first. */
export const shapes: readonly Shape[] = [
  {
    words: 'right+triang triangle+rectangle مثلث+قائم',
    en: 'a right-angled triangle',
    fr: 'un triangle rectangle',
    ar: 'مثلث قائم الزاوية',
    draw: rightAngledTriangle,
  },
  {
    words: 'isoscel متساوي+ساقين',
    en: 'an isosceles triangle',
    fr: 'un triangle isocèle',
    ar: 'مثلث متساوي الساقين',
    draw: flat((at) => polygon(corners(at, [0, -0.9], [0.55, 0.75], [-0.55, 0.75]))),
  },
  {
    words: 'triang مثلث',
    en: 'a triangle',
    fr: 'un triangle',
    ar: 'مثلث',
    draw: flat(({ centre, reach }) =>
      regularPolygon({ x: centre.x, y: centre.y + reach * 0.15 }, reach * 0.95, 3),
    ),
  },
  {
    words: 'cube$ cubes$ مكعب',
    en: 'a cube',
    fr: 'un cube',
    ar: 'مكعب',
    draw: (at) => cuboid(at, 0.62, 0.62),
  },
  {
    words: 'cuboid prism pave$ منشور متوازي+مستطيلات',
    en: 'a cuboid',
    fr: 'un pavé droit',
    ar: 'متوازي المستطيلات',
    draw: (at) => cuboid(at, 0.78, 0.42),
  },
  { words: 'cylind اسطوان', en: 'a cylinder', fr: 'un cylindre', ar: 'أسطوانة', draw: cylinder },
  { words: 'cone$ cones$ مخروط', en: 'a cone', fr: 'un cône', ar: 'مخروط', draw: cone },
  { words: 'sphere كره+هندسي', en: 'a sphere', fr: 'une sphère', ar: 'كرة هندسية', draw: sphere },
  {
    words: 'square+pyramid pyramide+base هرم+رباعي solid+pyramid',
    en: 'a square pyramid',
    fr: 'une pyramide à base carrée',
    ar: 'هرم رباعي',
    draw: squarePyramid,
  },
  {
    words: 'square$ squares$ carre$ carres$ مربع',
    en: 'a square',
    fr: 'un carré',
    ar: 'مربع',
    draw: flat(({ centre, reach }) =>
      rectangle(centre.x - reach * 0.75, centre.y - reach * 0.75, reach * 1.5, reach * 1.5),
    ),
  },
  {
    words: 'rectang مستطيل',
    en: 'a rectangle',
    fr: 'un rectangle',
    ar: 'مستطيل',
    draw: flat(({ centre, reach }) =>
      rectangle(centre.x - reach * 0.95, centre.y - reach * 0.58, reach * 1.9, reach * 1.16),
    ),
  },
  {
    words: 'circle cercle disque دائره',
    en: 'a circle',
    fr: 'un cercle',
    ar: 'دائرة',
    draw: flat(({ centre, reach }) => circle(centre, reach * 0.85)),
  },
  {
    words: 'pentagon خماسي',
    en: 'a pentagon',
    fr: 'un pentagone',
    ar: 'خماسي',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 5)),
  },
  {
    words: 'hexagon سداسي',
    en: 'a hexagon',
    fr: 'un hexagone',
    ar: 'سداسي',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 6)),
  },
  {
    words: 'octagon octogon ثماني$',
    en: 'an octagon',
    fr: 'un octogone',
    ar: 'مضلع ثماني',
    draw: flat(({ centre, reach }) => regularPolygon(centre, reach * 0.9, 8, 22.5)),
  },
  {
    words: 'rhomb losange معين',
    en: 'a rhombus',
    fr: 'un losange',
    ar: 'معيّن',
    draw: flat((at) => polygon(corners(at, [0, -0.9], [0.62, 0], [0, 0.9], [-0.62, 0]))),
  },
  {
    words: 'parallelogram متوازي+اضلاع',
    en: 'a parallelogram',
    fr: 'un parallélogramme',
    ar: 'متوازي الأضلاع',
    draw: flat((at) => polygon(corners(at, [-0.5, -0.55], [1, -0.55], [0.5, 0.55], [-1, 0.55]))),
  },
  {
    words: 'trapez شبه+منحرف',
    en: 'a trapezium',
    fr: 'un trapèze',
    ar: 'شبه منحرف',
    draw: flat((at) => polygon(corners(at, [-0.5, -0.55], [0.5, -0.55], [0.95, 0.6], [-0.95, 0.6]))),
  },
  {
    words: 'oval ellipse بيضاوي',
    en: 'an ellipse',
    fr: 'une ellipse',
    ar: 'شكل بيضاوي',
    draw: flat(({ centre, reach }) => ellipse(centre, reach * 0.95, reach * 0.6)),
  },
  {
    words: 'star+shape',
    en: 'a star',
    fr: 'une étoile',
    ar: 'نجمة',
    draw: flat(({ centre, reach }) => star(centre, reach * 0.95, 5, 0.42)),
  },
]
