import { drawVolcano } from './volcano.ts'
import { drawPyramids } from './pyramids.ts'
import { drawEarthLayers } from './earth-layers.ts'
import { drawDayNight } from './day-and-night.ts'
import { drawCircuit } from './circuit.ts'
import { drawStates } from './states-of-matter.ts'
import { drawCell } from './cell.ts'
import type { Topic } from './topic.ts'

export const earthTopics: readonly Topic[] = [
  {
    id: 'volcano',
    draw: drawVolcano,
  },
  {
    id: 'pyramids',
    draw: drawPyramids,
  },
  {
    id: 'earth-layers',
    draw: drawEarthLayers,
  },
  {
    id: 'day-and-night',
    draw: drawDayNight,
  },
  {
    id: 'circuit',
    draw: drawCircuit,
  },
  {
    id: 'states-of-matter',
    draw: drawStates,
  },
  {
    id: 'cell',
    draw: drawCell,
  },
]
