import type { Stage } from '../backdrops/backdrop.ts'
import { ridge } from '../backdrops/decorations.ts'
import { arrow } from '../diagrams/arrow.ts'
import { circle, ellipse, onCircle, polyline, rectangle, slice, smooth } from '../paint/geometry.ts'
import type { Topic } from './topic.ts'

function drawPhotosynthesis(stage: Stage): string {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const side = dice.chance(0.5) ? 1 : -1
  const ground = height * dice.real(0.73, 0.75)
  const middle = width / 2
  const at = (dx: number, dy: number) => ({ x: middle + side * dx * unit, y: ground + dy * unit })
  const leaf = (dx: number, dy: number, direction: number) =>
    paint.area(
      smooth(
        [
          at(dx, dy),
          at(dx + direction * 0.09, dy - 0.085),
          at(dx + direction * 0.24, dy - 0.07),
          at(dx + direction * 0.12, dy + 0.02),
        ],
        true,
      ),
      dice.pick(['#58a945', '#66b84f', '#4c9c3d']),
    ) +
    paint.line(
      smooth([at(dx, dy), at(dx + direction * 0.11, dy - 0.04), at(dx + direction * 0.21, dy - 0.062)]),
      '#35702b',
      unit * 0.004,
    )
  const stem = paint.limb(smooth([at(0, 0.02), at(0.008, -0.2), at(-0.004, -0.42)]), '#4c9c3d', unit * 0.024)
  const roots = [
    [-0.13, 0.15],
    [-0.05, 0.18],
    [0.06, 0.17],
    [0.14, 0.13],
  ]
    .map(([dx = 0, dy = 0]) =>
      paint.line(smooth([at(0, 0), at(dx * 0.5, dy * 0.6), at(dx, dy)]), '#d8b48a', unit * 0.009),
    )
    .join('')
  const petals = Array.from({ length: 10 }, (_item, index) =>
    paint.area(circle(onCircle(at(-0.004, -0.45), unit * 0.072, index * 36), unit * 0.034), '#ffc93c', {
      weight: 0.8,
    }),
  ).join('')
  const flower = petals + paint.area(circle(at(-0.004, -0.45), unit * 0.056), '#8a5a34')
  const soil =
    paint.area(ridge(stage, ground, unit * 0.006, 6), '#8a6242') +
    paint.line(
      polyline([
        { x: 0, y: ground },
        { x: width, y: ground },
      ]),
      '#6b8f3a',
      unit * 0.012,
    )
  const sun = paint.icon('sun', {
    x: middle - side * unit * 0.36,
    bottom: height * 0.07 + unit * 0.2,
    height: unit * 0.2,
  })
  const size = unit * 0.042
  const bend = side * 0.14
  const light = [0, 1, 2]
    .map((index) =>
      arrow(
        paint,
        at(-0.3 + index * 0.04, -0.5 + index * 0.035 - (height - width > 0 ? 0.06 : 0)),
        at(-0.17 + index * 0.03, -0.3 + index * 0.045),
        0,
        size,
        '#f2a516',
      ),
    )
    .join('')
  const gasIn = arrow(paint, at(-0.44, -0.14), at(-0.24, -0.2), bend, size, '#6b7686')
  const gasOut = arrow(paint, at(0.24, -0.3), at(0.44, -0.38), bend, size, '#2f8fd1')
  const water = [-0.26, 0.26]
    .map((dx) => arrow(paint, at(dx, 0.19), at(dx * 0.42, 0.09), dx * 0.5 * side, size, '#2f8fd1'))
    .join('')
  const drops = [-0.33, 0.33]
    .map((dx) => paint.icon('droplet', { x: at(dx, 0).x, bottom: ground + unit * 0.21, height: unit * 0.07 }))
    .join('')
  return (
    paint.wash(0, height, '#cdebfa', '#f4fbff') +
    sun +
    soil +
    roots +
    water +
    drops +
    stem +
    leaf(0, -0.12, -1) +
    leaf(0, -0.2, 1) +
    leaf(0, -0.28, -1) +
    flower +
    light +
    gasIn +
    gasOut
  )
}

function drawPlate({ paint, dice, width, height }: Stage): string {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const radius = unit * 0.39
  const turn = dice.pick([0, 90, 180, 270])
  const sectors = [
    { from: 0, to: 90, colour: '#f6c98b', foods: ['bread', 'cooked-rice', 'potato'] },
    { from: 90, to: 180, colour: '#f0a3a3', foods: ['egg', 'fish', 'poultry-leg'] },
    { from: 180, to: 255, colour: '#f7dc8f', foods: ['red-apple', 'banana', 'grapes'] },
    { from: 255, to: 360, colour: '#a9d18e', foods: ['carrot', 'broccoli', 'tomato', 'leafy-green'] },
  ]
  const parts = sectors.map(({ from, to, colour, foods }) => {
    const base = paint.area(slice(centre, radius * 0.82, from + turn, to + turn), colour)
    const placed = foods.map((food, index) => {
      const share = (index + 0.5) / foods.length
      const far = index % 2 === 0 ? 0.6 : foods.length > 3 ? 0.6 : 0.36
      const where = onCircle(centre, radius * far, from + turn + (to - from) * share)
      const tall = radius * (foods.length > 3 ? 0.23 : 0.26)
      return paint.icon(food, {
        x: where.x,
        bottom: where.y + tall / 2,
        height: Math.min(tall, (tall * 1.15) / paint.iconRatio(food)),
      })
    })
    return base + placed.join('')
  })
  const cutlery = (name: string, share: number) =>
    paint.icon(name, {
      x: centre.x + share * radius,
      bottom: centre.y + radius * 0.62,
      height: radius * 1.24,
    })
  const cloth = dice.pick(['#e7f3ee', '#fdf1de', '#eaf1fb', '#fbeaea'] as const)
  const glass =
    width > height
      ? paint.icon('glass-of-milk', {
          x: centre.x + radius * 1.38,
          bottom: centre.y - radius * 0.35,
          height: radius * 0.55,
        }) + cutlery('spoon', -1.32)
      : paint.icon('glass-of-milk', {
          x: centre.x + radius * 0.8,
          bottom: centre.y - radius * 1.12,
          height: radius * 0.5,
        })
  return (
    paint.wash(0, height, cloth, cloth) +
    paint.shadowed(
      paint.area(circle(centre, radius), '#ffffff', { weight: 1.3 }) +
        paint.area(circle(centre, radius * 0.87), '#f4f6f8', { weight: 0.7 }),
      unit * 0.02,
    ) +
    parts.join('') +
    glass
  )
}

/** The same tree four times, from spring to winter. */
function drawSeasons(stage: Stage): string {
  const { paint, dice, width, height } = stage
  const looks = [
    { sky: '#dff3ff', ground: '#a5d46a', crown: '#f4a6c4', name: 'spring' },
    { sky: '#bfe6fb', ground: '#86c24e', crown: '#4c9c3d', name: 'summer' },
    { sky: '#fbe9d2', ground: '#d3b26a', crown: '#e07a2f', name: 'autumn' },
    { sky: '#e3ecf5', ground: '#f7fbfe', crown: '', name: 'winter' },
  ]
  const isRow = width > height * 1.6
  return looks
    .map(({ sky, ground, crown, name }, index) => {
      const [across, down] = isRow ? [width / 4, height] : [width / 2, height / 2]
      const [left, top] = isRow ? [index * across, 0] : [(index % 2) * across, Math.floor(index / 2) * down]
      const unit = Math.min(across, down)
      const at = (dx: number, dy: number) => ({
        x: left + across / 2 + dx * unit,
        y: top + down * 0.82 + dy * unit,
      })
      const trunk = paint.limb(smooth([at(0, 0.02), at(0.01, -0.2), at(0, -0.36)]), '#7a5230', unit * 0.055)
      const branches = [
        [-0.2, -0.5],
        [0.2, -0.52],
        [-0.06, -0.6],
        [0.1, -0.6],
        [-0.24, -0.36],
        [0.25, -0.38],
      ]
        .map(([dx = 0, dy = 0]) =>
          paint.limb(smooth([at(0, -0.24), at(dx * 0.5, dy * 0.75), at(dx, dy)]), '#7a5230', unit * 0.022),
        )
        .join('')
      const leaves =
        crown === ''
          ? ''
          : [
              [-0.17, -0.42, 0.15],
              [0.17, -0.42, 0.15],
              [0, -0.55, 0.17],
              [0, -0.38, 0.17],
            ]
              .map(([dx = 0, dy = 0, r = 0]) => paint.area(circle(at(dx, dy), unit * r), crown))
              .join('')
      const spots = Array.from({ length: name === 'summer' ? 6 : 14 }, () => {
        const where =
          name === 'winter'
            ? at(dice.real(-0.45, 0.45), dice.real(-0.78, 0.1))
            : name === 'autumn'
              ? at(dice.real(-0.4, 0.4), dice.real(0, 0.14))
              : at(dice.real(-0.26, 0.26), dice.real(-0.62, -0.3))
        const colour =
          { spring: '#fff0f6', summer: '#d94545', autumn: '#c8502a', winter: '#ffffff' }[name] ?? '#ffffff'
        return paint.area(
          name === 'autumn' ? ellipse(where, unit * 0.024, unit * 0.013) : circle(where, unit * 0.014),
          colour,
          { weight: 0.6 },
        )
      }).join('')
      const panel = paint.area(rectangle(left, top, across, down), sky, { weight: 0.8 })
      const floor = paint.area(rectangle(left, top + down * 0.78, across, down * 0.22), ground, {
        weight: 0.8,
      })
      const extra =
        name === 'summer'
          ? paint.icon('sun', { x: at(0.3, 0).x, bottom: top + down * 0.24, height: unit * 0.16 })
          : name === 'winter'
            ? paint.icon('snowman', { x: at(0.3, 0).x, bottom: top + down * 0.9, height: unit * 0.22 })
            : name === 'spring'
              ? paint.icon('tulip', { x: at(0.28, 0).x, bottom: top + down * 0.9, height: unit * 0.16 })
              : paint.icon('brown-mushroom', {
                  x: at(0.3, 0).x,
                  bottom: top + down * 0.92,
                  height: unit * 0.12,
                })
      return panel + floor + (crown === '' ? branches : '') + trunk + leaves + spots + extra
    })
    .join('')
}

export const livingTopics: readonly Topic[] = [
  {
    words: 'photosynth تمثيل+ضوئي تركيب+ضوئي بناء+ضوئي',
    title: {
      en: 'photosynthesis: a plant with roots, arrows for sunlight to the leaves, water to the roots, one gas in and another out',
      fr: 'la photosynthèse : une plante avec ses racines, des flèches pour la lumière, l’eau vers les racines, un gaz qui entre et un autre qui sort',
      ar: 'التركيب الضوئي: نبتة بجذورها، وأسهم لضوء الشمس نحو الأوراق، والماء نحو الجذور، وغاز يدخل وآخر يخرج',
    },
    draw: drawPhotosynthesis,
  },
  {
    words:
      'healthy+plate healthy+food healthy+eat balanced+meal balanced+diet food+plate assiette+equilibr repas+equilibr alimentation+equilibr طبق+صحي غذاء+صحي غذاء+متوازن وجبه+متوازن',
    title: {
      en: 'a healthy plate in four parts: cereals, proteins, fruit, vegetables, with a glass of milk',
      fr: 'une assiette équilibrée en quatre parts : céréales, protéines, fruits, légumes, avec un verre de lait',
      ar: 'طبق صحي من أربعة أجزاء: حبوب وبروتينات وفواكه وخضروات، مع كوب حليب',
    },
    draw: drawPlate,
  },
  {
    words: 'season saisons فصول',
    title: {
      en: 'the four seasons: the same tree in spring, summer, autumn and winter',
      fr: 'les quatre saisons : le même arbre au printemps, en été, en automne et en hiver',
      ar: 'الفصول الأربعة: الشجرة نفسها في الربيع والصيف والخريف والشتاء',
    },
    draw: drawSeasons,
  },
]
