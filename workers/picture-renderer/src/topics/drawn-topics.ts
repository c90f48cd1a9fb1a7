import type { Topic } from './topic.ts'
import { drawBodyParts, drawSkeleton } from './body/frame.ts'
import { drawDigestion, drawHeart, drawLungs, drawOrgans } from './body/organs.ts'
import { drawEar, drawEye, drawTooth } from './body/senses.ts'
import { drawCell } from './cell.ts'
import { drawCircuit } from './circuit.ts'
import { drawDayNight } from './day-and-night.ts'
import { drawEarthLayers } from './earth-layers.ts'
import { drawCarbonCycle, drawCompassRose, drawRockCycle } from './earth/cycles.ts'
import { drawLunarEclipse, drawSolarEclipse } from './earth/eclipses.ts'
import { drawFamilyTree } from './life/family-tree.ts'
import { drawEcologicalPyramid, drawFoodWeb } from './life/feeding.ts'
import { drawInsect } from './life/insect.ts'
import { drawPlantCell } from './life/plant-cell.ts'
import { drawFlower, drawPlant } from './life/plants.ts'
import {
  drawCircuitSymbols,
  drawParallelCircuit,
  drawResistorCircuit,
  drawSeriesCircuit,
} from './matter/circuits.ts'
import { drawAtom, drawLever, drawMagnet, drawPulley } from './matter/forces.ts'
import { drawReflection, drawRefraction } from './matter/light.ts'
import { drawFlowChart, drawMindMap, drawTimeline } from './organisers/flows.ts'
import { drawFrayer, drawKwl, drawStoryMap, drawTChart } from './organisers/tables.ts'
import { drawPyramids } from './pyramids.ts'
import { drawStates } from './states-of-matter.ts'
import { drawVolcano } from './volcano.ts'

/** Topics with a drawing of their own. */
export const drawnTopics: readonly Topic[] = [
  { id: 'volcano', draw: drawVolcano },
  { id: 'pyramids', draw: drawPyramids },
  { id: 'earth-layers', draw: drawEarthLayers },
  { id: 'day-and-night', draw: drawDayNight },
  { id: 'solar-eclipse', draw: drawSolarEclipse },
  { id: 'lunar-eclipse', draw: drawLunarEclipse },
  { id: 'rock-cycle', draw: drawRockCycle },
  { id: 'carbon-cycle', draw: drawCarbonCycle },
  { id: 'compass-rose', draw: drawCompassRose },
  { id: 'circuit', draw: drawCircuit },
  { id: 'series-circuit', draw: drawSeriesCircuit },
  { id: 'parallel-circuit', draw: drawParallelCircuit },
  { id: 'resistor-circuit', draw: drawResistorCircuit },
  { id: 'circuit-symbols', draw: drawCircuitSymbols },
  { id: 'states-of-matter', draw: drawStates },
  { id: 'atom', draw: drawAtom },
  { id: 'magnet-field', draw: drawMagnet },
  { id: 'lever', draw: drawLever },
  { id: 'pulley', draw: drawPulley },
  { id: 'reflection', draw: drawReflection },
  { id: 'refraction', draw: drawRefraction },
  { id: 'cell', draw: drawCell },
  { id: 'plant-cell', draw: drawPlantCell },
  { id: 'flower-parts', draw: drawFlower },
  { id: 'plant-parts', draw: drawPlant },
  { id: 'insect-parts', draw: drawInsect },
  { id: 'food-web', draw: drawFoodWeb },
  { id: 'ecological-pyramid', draw: drawEcologicalPyramid },
  { id: 'family-tree', draw: drawFamilyTree },
  { id: 'tooth', draw: drawTooth },
  { id: 'eye', draw: drawEye },
  { id: 'ear', draw: drawEar },
  { id: 'heart', draw: drawHeart },
  { id: 'lungs', draw: drawLungs },
  { id: 'digestive-system', draw: drawDigestion },
  { id: 'skeleton', draw: drawSkeleton },
  { id: 'body-parts', draw: drawBodyParts },
  { id: 'body-organs', draw: drawOrgans },
  { id: 'timeline', draw: drawTimeline },
  { id: 'mind-map', draw: drawMindMap },
  { id: 'flow-chart', draw: drawFlowChart },
  { id: 'story-map', draw: drawStoryMap },
  { id: 'kwl-chart', draw: drawKwl },
  { id: 't-chart', draw: drawTChart },
  { id: 'frayer-model', draw: drawFrayer },
]
