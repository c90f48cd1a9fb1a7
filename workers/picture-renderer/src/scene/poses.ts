import type { ActionId } from '@classeur/domain/pictures'
import type { Line } from '../paint/line.ts'

/** Shares of the person's height: x from the middle towards the front, y from the top. */
export type Joint = readonly [x: number, y: number]

export interface Pose {
  /** Elbow and hand of the arm in front and of the arm behind. */
  arms: readonly [front: Line, back: Line]
  /** Knee and foot of the leg in front and of the leg behind. */
  legs?: readonly [front: Line, back: Line]
  /** Degrees to the front. */
  tilt?: number
  /** How far the feet are above the ground. */
  lift?: number
  /** An icon in the hands: its middle, its height, and whether the thing of the prompt replaces it. */
  held?: { icon: string; at: Joint; height: number; isReplaced?: boolean }
  /** A thing beside or behind the person. */
  stage?: 'board' | 'easel' | 'chair' | 'ball' | 'notes' | 'desk'
  /** The width of the person with the thing, at a height of 1. */
  ratio: number
}

const down = '-0.16,0.6 -0.165,0.7'
const atChest = (x: number, y: number): Line => [
  [x * 2, 0.66],
  [x, y],
]

/** Actions that the drawn body can show. */
export const poses: Record<Exclude<ActionId, 'swim' | 'sleep' | 'cycle'>, Pose> = {
  read: {
    arms: [atChest(0.1, 0.68), atChest(-0.1, 0.68)],
    held: { icon: 'open-book', at: [0, 0.65], height: 0.2, isReplaced: true },
    ratio: 0.56,
  },
  write: {
    arms: ['0.2,0.62 0.11,0.68', '-0.2,0.63 -0.15,0.71'],
    stage: 'desk',
    ratio: 0.9,
  },
  'write-on-board': {
    arms: ['0.2,0.5 0.3,0.36', down],
    stage: 'board',
    ratio: 1.5,
  },
  paint: {
    arms: ['0.18,0.58 0.27,0.5', down],
    held: { icon: 'paintbrush', at: [0.31, 0.46], height: 0.14 },
    stage: 'easel',
    ratio: 1.3,
  },
  run: {
    arms: ['-0.17,0.6 -0.15,0.72', '0.17,0.62 0.25,0.54'],
    legs: ['0.15,0.84 0.17,0.96', '-0.08,0.87 -0.24,0.87'],
    tilt: 8,
    lift: 0.02,
    ratio: 0.66,
  },
  walk: {
    arms: ['-0.16,0.6 -0.17,0.7', '0.15,0.6 0.2,0.68'],
    legs: ['0.08,0.86 0.14,0.97', '-0.05,0.87 -0.14,0.96'],
    ratio: 0.54,
  },
  jump: {
    arms: ['0.21,0.46 0.27,0.3', '-0.21,0.46 -0.27,0.3'],
    legs: ['0.14,0.82 0.07,0.92', '-0.14,0.82 -0.07,0.92'],
    lift: 0.16,
    ratio: 0.64,
  },
  eat: {
    arms: ['0.2,0.58 0.12,0.45', down],
    held: { icon: 'red-apple', at: [0.1, 0.42], height: 0.15, isReplaced: true },
    ratio: 0.56,
  },
  drink: {
    arms: ['0.2,0.58 0.13,0.45', down],
    held: { icon: 'tumbler-glass', at: [0.1, 0.42], height: 0.15, isReplaced: true },
    ratio: 0.56,
  },
  sit: {
    arms: [atChest(0.1, 0.72), atChest(-0.06, 0.72)],
    legs: ['0.2,0.78 0.2,0.96', '0.16,0.78 0.15,0.96'],
    stage: 'chair',
    ratio: 0.6,
  },
  dance: {
    arms: ['0.2,0.46 0.2,0.28', '-0.21,0.56 -0.27,0.46'],
    legs: ['0.13,0.84 0.2,0.93', '-0.06,0.86 -0.05,0.97'],
    tilt: -7,
    stage: 'notes',
    ratio: 0.8,
  },
  wave: {
    arms: ['0.22,0.52 0.27,0.36', down],
    ratio: 0.58,
  },
  'raise-hand': {
    arms: ['0.24,0.44 0.25,0.14', down],
    ratio: 0.56,
  },
  kick: {
    arms: ['-0.18,0.58 -0.25,0.62', '0.18,0.58 0.25,0.54'],
    legs: ['0.12,0.84 0.25,0.9', '-0.06,0.86 -0.07,0.97'],
    tilt: -5,
    stage: 'ball',
    ratio: 0.95,
  },
  carry: {
    arms: [atChest(0.09, 0.7), atChest(-0.09, 0.7)],
    held: { icon: 'package', at: [0, 0.64], height: 0.22, isReplaced: true },
    ratio: 0.56,
  },
}

/** A person who stands and looks at the viewer. */
export const standing = (waves: boolean): Pose => ({
  arms: [waves ? '0.216,0.56 0.263,0.43' : '0.216,0.6 0.223,0.7', '-0.216,0.6 -0.223,0.7'],
  ratio: 0.52,
})
