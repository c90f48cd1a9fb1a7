import { ellipse, smooth, type Point } from '../paint/geometry.ts'
import { lighten } from '../paint/colour.ts'
import type { BackdropName } from '@classeur/domain/pictures'
import { shortSide, type Backdrop, type Stage } from './backdrop.ts'
import { clouds, sun } from './decorations.ts'
import { indoors } from './indoors.ts'
import { land, type LandLook } from './land.ts'
import { sea, space, underwater } from './water-and-space.ts'

const meadow: LandLook = {
  far: 'hills',
  ground: ['#9ccc65', '#7cb342'],
  farColour: '#7fb77e',
  grass: '#558b2f',
  hasFlowers: true,
  horizon: 0.48,
}

const lands: Partial<Record<BackdropName, LandLook>> = {
  meadow,
  farm: { ...meadow, far: 'fence' },
  forest: { ...meadow, far: 'trees', ground: ['#7da453', '#5f8b3c'], farColour: '#4f7f4a' },
  savanna: {
    far: 'hills',
    ground: ['#e2c067', '#d3a94a'],
    farColour: '#c9a45c',
    grass: '#a67c2d',
    hasFlowers: false,
    horizon: 0.5,
  },
  desert: {
    far: 'dunes',
    ground: ['#f0d191', '#e6bd72'],
    farColour: '#e0b568',
    grass: null,
    hasFlowers: false,
    horizon: 0.52,
  },
  snow: {
    far: 'peaks',
    ground: ['#f4f9fd', '#e3eff8'],
    farColour: '#a9c4dd',
    grass: null,
    hasFlowers: false,
    horizon: 0.5,
  },
  mountains: { ...meadow, far: 'peaks', farColour: '#8b9bb4', hasFlowers: false },
  city: {
    far: 'skyline',
    ground: ['#cfd4da', '#bcc3cb'],
    farColour: '#a9b8cc',
    grass: null,
    hasFlowers: false,
    horizon: 0.56,
  },
  road: { ...meadow, grass: null, hasFlowers: false, hasRoad: true, horizon: 0.48 },
  field: { ...meadow, far: 'trees', ground: ['#8ccf62', '#79bf4e'], hasFlowers: false, grass: null },
}

/** A soft patch of colour behind the things; bare ground in ink styles. */
function plain(stage: Stage): Backdrop {
  const { paint, dice, width, height } = stage
  const tint = dice.pick(['#dcebf7', '#fbe8d3', '#e3f1dd', '#efe3f6', '#fdeeb9', '#fbe1e4'] as const)
  const centre = { x: width / 2, y: height * 0.5 }
  const rim: Point[] = Array.from({ length: 9 }, (_item, index) => {
    const angle = (index / 9) * 2 * Math.PI
    const reach = dice.real(0.86, 1)
    return {
      x: centre.x + Math.cos(angle) * width * 0.46 * reach,
      y: centre.y + Math.sin(angle) * height * 0.44 * reach,
    }
  })
  const ground = height * 0.8
  const patch = paint.isInk ? '' : paint.area(smooth(rim, true), tint)
  const shade = paint.isInk
    ? ''
    : paint.area(ellipse({ x: width / 2, y: ground }, width * 0.36, height * 0.05), lighten(tint, -0.1))
  return {
    back:
      paint.wash(0, height, '#ffffff', paint.style === 'photo-like' ? lighten(tint, 0.2) : '#ffffff') +
      patch +
      shade,
    front: '',
    floor: { top: height * 0.62, bottom: height * 0.84 },
    air: { top: height * 0.1, bottom: height * 0.5 },
  }
}

function openSky(stage: Stage): Backdrop {
  const { paint, height } = stage
  const air = { top: height * 0.12, bottom: height * 0.88 }
  return {
    back: paint.wash(0, height, '#6fbdf0', '#e9f7ff') + sun(stage) + clouds(stage, air, 6),
    front: '',
    floor: { top: height * 0.5, bottom: height - shortSide(stage) * 0.1 },
    air,
  }
}

export function drawBackdrop(name: BackdropName, stage: Stage, hasTable: boolean): Backdrop {
  if (name === 'sea') return sea(stage)
  if (name === 'underwater') return underwater(stage)
  if (name === 'space') return space(stage)
  if (name === 'sky') return openSky(stage)
  if (name === 'classroom' || name === 'kitchen' || name === 'room')
    return indoors(stage, { kind: name, hasTable })
  const look = lands[name]
  return look ? land(stage, look) : plain(stage)
}
