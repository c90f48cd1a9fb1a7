import type { Stage } from '../backdrops/backdrop.ts'
import { moon, ridge, stars, sun } from '../backdrops/decorations.ts'
import { lighten } from '../paint/colour.ts'
import { circle, cloud, ellipse, polygon, polyline, rectangle, slice, smooth } from '../paint/geometry.ts'
import type { Topic } from './topic.ts'

/** A volcano cut open: chamber, vent, layers, lava, smoke. */
function drawVolcano(stage: Stage): string {
  const { paint, dice, width, height, isNight } = stage
  const unit = Math.min(width, height)
  const middle = width * dice.real(0.47, 0.53)
  const ground = height * 0.68
  const at = (dx: number, dy: number) => ({ x: middle + dx * unit, y: ground + dy * unit })
  const smoke = [
    [0, -0.53, 0.24],
    [0.12, -0.61, 0.3],
    [-0.1, -0.64, 0.28],
    [0.02, -0.72, 0.36],
  ]
    .map(([dx = 0, dy = 0, w = 0]) =>
      paint.area(cloud(at(dx, 0).x, Math.max(unit * 0.1, at(0, dy).y), w * unit), '#9aa3ad'),
    )
    .join('')
  const soil =
    paint.area(ridge(stage, ground, unit * 0.006, 6), '#a98762') +
    paint.area(ridge(stage, ground + unit * 0.12, unit * 0.01, 5), '#8f6f4d') +
    paint.area(ridge(stage, ground + unit * 0.24, unit * 0.01, 5), '#77593c')
  const cone = paint.area(
    polygon([at(-0.5, 0.01), at(-0.09, -0.44), at(0.09, -0.44), at(0.5, 0.01)]),
    '#8a7a72',
  )
  const layers = [0.36, 0.22]
    .map((share, index) =>
      paint.area(
        polygon([at(-share, 0.01), at(-0.065, -0.44 + index * 0.0), at(0.065, -0.44), at(share, 0.01)]),
        index === 0 ? '#a2918a' : '#74655e',
        { weight: 0.8 },
      ),
    )
    .join('')
  const chamber = paint.area(
    smooth(
      [at(-0.22, 0.17), at(-0.1, 0.08), at(0.1, 0.08), at(0.22, 0.17), at(0.1, 0.27), at(-0.1, 0.27)],
      true,
    ),
    '#f2542d',
  )
  const vent = paint.area(
    polygon([at(-0.04, 0.12), at(-0.028, -0.45), at(0.028, -0.45), at(0.04, 0.12)]),
    '#f2542d',
  )
  const side = dice.chance(0.5) ? 1 : -1
  const branch = paint.limb(
    smooth([at(0, -0.06), at(side * 0.12, -0.14), at(side * 0.25, -0.25)]),
    '#f2542d',
    unit * 0.024,
  )
  const lava = [-1, 1]
    .map((way) =>
      paint.area(
        smooth(
          [
            at(way * 0.02, -0.455),
            at(way * 0.1, -0.44),
            at(way * 0.2, -0.3),
            at(way * 0.24, -0.2),
            at(way * 0.19, -0.2),
            at(way * 0.12, -0.33),
          ],
          true,
        ),
        '#ff8a3d',
      ),
    )
    .join('')
  const burst = Array.from({ length: 12 }, () => {
    const [dx, dy] = [dice.real(-0.2, 0.2), dice.real(-0.62, -0.47)]
    return paint.area(circle(at(dx, dy), unit * dice.real(0.008, 0.018)), '#ff6b35', { weight: 0.7 })
  }).join('')
  const sky = isNight
    ? paint.wash(0, height, '#1a1d40', '#5a3550') +
      stars(stage, { top: 0, bottom: ground * 0.6 }, 30) +
      moon(stage)
    : paint.wash(0, height, '#a9d8f2', '#fdebd7') + sun(stage)
  const trees = [-0.62, -0.56, 0.58, 0.65]
    .map((dx, index) =>
      paint.icon(index % 2 === 0 ? 'evergreen-tree' : 'palm-tree', {
        x: Math.min(width - unit * 0.06, Math.max(unit * 0.06, at(dx, 0).x)),
        bottom: ground + unit * 0.015,
        height: unit * 0.13,
      }),
    )
    .join('')
  return sky + smoke + soil + cone + layers + chamber + vent + branch + lava + burst + trees
}

function drawPyramids(stage: Stage): string {
  const { paint, dice, width, height, isNight } = stage
  const unit = Math.min(width, height)
  const ground = height * dice.real(0.6, 0.63)
  const pyramid = (x: number, base: number, half: number, tint: string) => {
    const tall = half * 1.15
    const top = { x, y: base - tall }
    const edge = { x: x + half * 0.28, y: base + half * 0.06 }
    const rows = [0.25, 0.45, 0.63, 0.8]
      .map((share) =>
        polyline([
          { x: x - half * share, y: top.y + tall * share },
          { x: x + half * 0.28 * share, y: top.y + (tall + half * 0.06) * share },
          { x: x + half * share, y: top.y + tall * share },
        ]),
      )
      .join('')
    return (
      paint.area(polygon([top, edge, { x: x + half, y: base }]), lighten(tint, -0.22)) +
      paint.area(polygon([{ x: x - half, y: base }, top, edge]), tint) +
      paint.line(rows, lighten(tint, -0.3), paint.lineWidth * 0.55)
    )
  }
  const sky = isNight
    ? paint.wash(0, height, '#141c3f', '#4a4a7c') +
      stars(stage, { top: 0, bottom: ground * 0.8 }, 40) +
      moon(stage)
    : paint.wash(0, height, '#8fd0ee', '#fdebc8') + sun(stage)
  const side = dice.chance(0.5) ? 1 : -1
  const x = (share: number) => width / 2 + side * share * width
  const dunes = paint.area(ridge(stage, ground - unit * 0.03, unit * 0.012, 5), '#e8c98b')
  const sand =
    paint.area(ridge(stage, ground + (height - ground) * 0.34, unit * 0.02, 4), '#f0d79f', { weight: 0.8 }) +
    paint.area(ridge(stage, ground + (height - ground) * 0.72, unit * 0.02, 4), '#e6c583', { weight: 0.8 })
  const palms = [-0.4, -0.45, 0.43]
    .map((share, index) =>
      paint.icon('palm-tree', {
        x: x(share),
        bottom: ground + (height - ground) * (0.22 + index * 0.12),
        height: unit * (0.2 + index * 0.03),
        flip: index % 2 === 0,
        grounded: true,
      }),
    )
    .join('')
  const camels = [0.2, 0.05]
    .map((share, index) =>
      paint.icon('camel', {
        x: x(share),
        bottom: ground + (height - ground) * (0.62 + index * 0.08),
        height: unit * 0.16,
        flip: side < 0,
        grounded: true,
      }),
    )
    .join('')
  const jars = paint.icon('amphora', {
    x: x(-0.3),
    bottom: height * 0.95,
    height: unit * 0.13,
    grounded: true,
  })
  return (
    sky +
    dunes +
    pyramid(x(0.3), ground, unit * 0.24, '#e3c27c') +
    pyramid(x(-0.22), ground + unit * 0.01, unit * 0.3, '#e9cb8a') +
    pyramid(x(0.07), ground + unit * 0.045, unit * 0.4, '#f0d493') +
    sand +
    palms +
    camels +
    jars
  )
}

function drawEarthLayers({ paint, dice, width, height }: Stage): string {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const radius = unit * dice.real(0.4, 0.42)
  const globe = paint.area(circle(centre, radius), '#3f9bd8', { weight: 1.3 })
  const lands = [
    [-0.45, -0.35, 0.3, 0.22],
    [-0.5, 0.3, 0.2, 0.34],
    [0.02, 0.62, 0.26, 0.16],
  ]
    .map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
      paint.area(
        smooth(
          Array.from({ length: 8 }, (_item, index) => ({
            x: centre.x + radius * (dx + Math.cos((index * Math.PI) / 4) * rx * dice.real(0.8, 1.1)),
            y: centre.y + radius * (dy + Math.sin((index * Math.PI) / 4) * ry * dice.real(0.8, 1.1)),
          })),
          true,
        ),
        '#5fb35a',
      ),
    )
    .join('')
  const cuts = [
    [0.985, '#8a5a34'],
    [0.93, '#d9482b'],
    [0.56, '#f59331'],
    [0.25, '#ffe07a'],
  ] as const
  const layers = cuts
    .map(([share, colour]) => paint.area(slice(centre, radius * share, -80, 35), colour, { weight: 1.1 }))
    .join('')
  const ground = paint.isInk
    ? paint.wash(0, height, '#fff', '#fff')
    : paint.style === 'diagram'
      ? paint.wash(0, height, '#ffffff', '#f3f8fc')
      : paint.wash(0, height, '#0f1538', '#27205c')
  return (
    ground +
    (paint.isInk || paint.style === 'diagram'
      ? ''
      : stars({ paint, dice, width, height, isNight: true }, { top: 0, bottom: height }, 60)) +
    paint.shadowed(globe + lands, unit * 0.015) +
    layers
  )
}

function drawDayNight(stage: Stage): string {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const isTall = height > width
  const centre = isTall ? { x: width / 2, y: height * 0.62 } : { x: width * 0.63, y: height / 2 }
  const source = isTall ? { x: width / 2, y: height * 0.14 } : { x: width * 0.13, y: height / 2 }
  const radius = unit * dice.real(0.26, 0.29)
  const isDark = !paint.isInk
  const ground = isDark
    ? paint.wash(0, height, '#0e1436', '#211b52') + stars(stage, { top: 0, bottom: height }, 70)
    : paint.wash(0, height, '#fff', '#fff')
  const earth = paint.icon('globe-showing-europe-africa', {
    x: centre.x,
    bottom: centre.y + radius,
    height: radius * 2,
  })
  const shade = slice(centre, radius * 1.01, isTall ? 0 : -90, isTall ? 180 : 90)
  const night = paint.isInk ? paint.hatched(shade) : paint.area(shade, '#0a0e24', { opacity: 0.62 })
  const beams = [-0.24, -0.08, 0.08, 0.24]
    .map((share) => {
      const shift = share * unit
      const [from, to] = isTall
        ? [
            { x: source.x + shift, y: source.y + unit * 0.19 },
            { x: centre.x + shift, y: centre.y - radius * 1.12 },
          ]
        : [
            { x: source.x + unit * 0.19, y: source.y + shift },
            { x: centre.x - radius * 1.12, y: centre.y + shift },
          ]
      return paint.line(polyline([from, to]), '#ffd54d', unit * 0.008, {
        dash: `${String(Math.round(unit * 0.03))} ${String(Math.round(unit * 0.02))}`,
      })
    })
    .join('')
  const light = paint.icon('sun', { x: source.x, bottom: source.y + unit * 0.16, height: unit * 0.32 })
  const axis = paint.line(
    polyline([
      { x: centre.x - radius * 0.52, y: centre.y + radius * 1.18 },
      { x: centre.x - radius * 0.43, y: centre.y + radius * 0.98 },
    ]) +
      polyline([
        { x: centre.x + radius * 0.43, y: centre.y - radius * 0.98 },
        { x: centre.x + radius * 0.52, y: centre.y - radius * 1.18 },
      ]),
    '#ffffff',
    unit * 0.008,
  )
  return ground + beams + light + earth + night + axis
}

function drawCircuit(stage: Stage): string {
  const { paint, dice, width, height } = stage
  const unit = Math.min(width, height)
  const [across, down] = [Math.min(width * 0.7, unit * 0.95), Math.min(height * 0.56, unit * 0.62)]
  const [left, top] = [(width - across) / 2, (height - down) / 2]
  const colour = dice.pick(['#d64545', '#2f7fc4', '#3a9d4a'] as const)
  const thick = unit * 0.014
  const wire = paint.limb(rectangle(left, top, across, down, unit * 0.03), colour, thick)
  const gap = { x: left + across, y: top + down / 2 }
  const knob = (dy: number) => paint.area(circle({ x: gap.x, y: gap.y + dy * unit }, unit * 0.018), '#3b4350')
  const open = rectangle(gap.x - unit * 0.03, gap.y - unit * 0.075, unit * 0.06, unit * 0.15)
  const hole = paint.area(open, '#ffffff', { weight: 0 })
  const lever = paint.limb(
    polyline([
      { x: gap.x, y: gap.y + unit * 0.08 },
      { x: gap.x + unit * 0.06, y: gap.y - unit * 0.07 },
    ]),
    '#3b4350',
    unit * 0.016,
  )
  const bulb = paint.icon('light-bulb', {
    x: left + across / 2,
    bottom: top + unit * 0.04,
    height: unit * 0.24,
  })
  const [cell, tall] = [unit * 0.26, unit * 0.11]
  const bottom = top + down
  const battery =
    paint.area(
      rectangle(left + across / 2 - cell / 2, bottom - tall / 2, cell, tall, tall * 0.14),
      '#f2b134',
    ) +
    paint.area(
      rectangle(left + across / 2 - cell / 2, bottom - tall / 2, cell * 0.62, tall, tall * 0.14),
      '#3b4350',
    ) +
    paint.area(
      rectangle(left + across / 2 + cell / 2, bottom - tall * 0.2, tall * 0.16, tall * 0.4),
      '#9aa5b1',
    )
  return (
    paint.wash(0, height, '#ffffff', '#ffffff') +
    wire +
    hole +
    lever +
    knob(-0.08) +
    knob(0.08) +
    battery +
    bulb
  )
}

/** Particles in a solid, a liquid and a gas. */
function drawStates({ paint, dice, width, height }: Stage): string {
  const isTall = height > width
  const colours = ['#4a90d9', '#2aa198', '#e0803a'] as const
  return (
    paint.wash(0, height, '#ffffff', '#f4f8fb') +
    colours
      .map((colour, index) => {
        const side = Math.min(isTall ? width * 0.6 : width * 0.28, isTall ? height * 0.28 : height * 0.7)
        const centre = isTall
          ? { x: width / 2, y: height * (0.18 + index * 0.32) }
          : { x: width * (0.18 + index * 0.32), y: height / 2 }
        const r = side * 0.062
        const at = (column: number, row: number) => ({
          x: centre.x - side / 2 + r + column * r * 2,
          y: centre.y + side / 2 - r - row * r * 2,
        })
        const places =
          index === 0
            ? Array.from({ length: 40 }, (_item, place) => at((place % 8) + 0.0, Math.floor(place / 8)))
            : index === 1
              ? Array.from({ length: 30 }, (_item, place) =>
                  at(
                    (place % 6) * 1.36 + dice.real(-0.12, 0.3),
                    Math.floor(place / 6) * 1.06 + dice.real(-0.02, 0.02),
                  ),
                )
              : Array.from({ length: 12 }, (_item, place) =>
                  at(
                    (place % 4) * 2.1 + dice.real(-0.4, 0.4) + 0.3,
                    Math.floor(place / 4) * 2.7 + dice.real(-0.5, 0.5) + 0.5,
                  ),
                )
        const jar = rectangle(
          centre.x - side / 2 - r * 0.6,
          centre.y - side / 2 - r * 0.6,
          side + r * 1.2,
          side + r * 1.2,
          r,
        )
        return (
          paint.area(jar, '#eef3f8', { weight: 1.2 }) +
          places.map((place) => paint.area(circle(place, r * 0.94), colour, { weight: 0.8 })).join('')
        )
      })
      .join('')
  )
}

function drawCell({ paint, dice, width, height }: Stage): string {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const turn = dice.real(0, 360)
  const [rx, ry] = [Math.min(width * 0.42, unit * 0.56), unit * 0.41]
  const rim = (share: number) =>
    smooth(
      Array.from({ length: 10 }, (_item, index) => ({
        x:
          centre.x +
          Math.cos(((index * 36 + turn) * Math.PI) / 180) * rx * share * (index % 2 === 0 ? 1 : 0.95),
        y:
          centre.y +
          Math.sin(((index * 36 + turn) * Math.PI) / 180) * ry * share * (index % 2 === 0 ? 1 : 0.95),
      })),
      true,
    )
  const inside = (degrees: number, share: number) => ({
    x: centre.x + Math.cos((degrees * Math.PI) / 180) * rx * share,
    y: centre.y + Math.sin((degrees * Math.PI) / 180) * ry * share,
  })
  const bean = (degrees: number) => {
    const place = inside(degrees, 0.66)
    const long = unit * 0.075
    const fold = smooth(
      [-0.7, -0.35, 0, 0.35, 0.7].map((share, index) => ({
        x: place.x + share * long,
        y: place.y + (index % 2 === 0 ? -1 : 1) * long * 0.22,
      })),
    )
    return (
      paint.area(ellipse(place, long, long * 0.52), '#f08a5d') + paint.line(fold, '#b4532c', unit * 0.006)
    )
  }
  const start = dice.real(0, 60)
  const dots = Array.from({ length: 26 }, () =>
    paint.area(circle(inside(dice.real(0, 360), dice.real(0.45, 0.82)), unit * 0.007), '#6a5acd', {
      weight: 0.6,
    }),
  ).join('')
  return (
    paint.wash(0, height, '#ffffff', '#f4f8fb') +
    paint.shadowed(paint.area(rim(1), '#8bc8a2', { weight: 1.4 }), unit * 0.015) +
    paint.area(rim(0.94), '#d6efdc') +
    dots +
    [0, 85, 170, 255].map((degrees) => bean(start + degrees)).join('') +
    paint.area(circle(centre, unit * 0.135), '#9c7bd0', { weight: 1.2 }) +
    paint.area(circle({ x: centre.x + unit * 0.03, y: centre.y - unit * 0.03 }, unit * 0.05), '#6b4aa8') +
    [40, 215]
      .map((degrees) => paint.area(circle(inside(start + degrees, 0.6), unit * 0.038), '#a9dcf2'))
      .join('')
  )
}

export const earthTopics: readonly Topic[] = [
  {
    words: 'volcan بركان براكين',
    isWeak: true,
    title: {
      en: 'a volcano cut open: a magma chamber, a vent, layers, lava and smoke',
      fr: 'un volcan en coupe : chambre magmatique, cheminée, couches, lave et fumée',
      ar: 'بركان في مقطع: حجرة الصهارة والمدخنة والطبقات والحمم والدخان',
    },
    draw: drawVolcano,
  },
  {
    words: 'pyramids egypt pharao pyramides pyramide$+desert اهرام مصر فراعنه فرعون',
    title: {
      en: 'three pyramids in the desert with camels, palm trees and a jar',
      fr: 'trois pyramides dans le désert, avec des chameaux, des palmiers et une amphore',
      ar: 'ثلاثة أهرامات في الصحراء مع جمال ونخيل وجرة',
    },
    draw: drawPyramids,
  },
  {
    words: 'layers+earth earth+structure inside+earth couches+terre structure+terre طبقات+ارض',
    title: {
      en: 'the Earth cut open: crust, mantle, outer core and inner core',
      fr: 'la Terre en coupe : croûte, manteau, noyau externe et noyau interne',
      ar: 'الأرض في مقطع: القشرة والوشاح واللب الخارجي واللب الداخلي',
    },
    draw: drawEarthLayers,
  },
  {
    words: 'day+night jour+nuit ليل+نهار',
    title: {
      en: 'day and night: the sun shines on one half of the Earth, the other half is dark',
      fr: 'le jour et la nuit : le soleil éclaire une moitié de la Terre, l’autre est dans l’ombre',
      ar: 'الليل والنهار: الشمس تضيء نصف الأرض والنصف الآخر مظلم',
    },
    draw: drawDayNight,
  },
  {
    words: 'circuit دائره+كهربائيه داره+كهربائيه',
    title: {
      en: 'an electric circuit with a battery, a light bulb and an open switch',
      fr: 'un circuit électrique avec une pile, une ampoule et un interrupteur ouvert',
      ar: 'دائرة كهربائية ببطارية ومصباح ومفتاح مفتوح',
    },
    draw: drawCircuit,
  },
  {
    words: 'states+matter solid+liquid etats+matiere solide+liquide حالات+ماده صلب+سائل',
    title: {
      en: 'the particles of a solid, a liquid and a gas in three boxes',
      fr: 'les particules d’un solide, d’un liquide et d’un gaz dans trois boîtes',
      ar: 'جسيمات مادة صلبة وسائلة وغازية في ثلاثة صناديق',
    },
    draw: drawStates,
  },
  {
    words: 'cell$ cells$ cellule خليه خلايا',
    isWeak: true,
    title: {
      en: 'a cell with a membrane, a nucleus and organelles',
      fr: 'une cellule avec sa membrane, son noyau et des organites',
      ar: 'خلية بغشاء ونواة وعضيات',
    },
    draw: drawCell,
  },
]
