import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { whileLoops } from '../while-loops/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const materials: BadPlan[] = [
  bad(
    'a video, although excluded',
    circuit,
    'phases',
    (value) => {
      item(value.items, 2).teacher = 'اعرض فيديو قصيرًا عن الدارة ثم اسأل عن طريق العودة.'
    },
    'phases excluded-material',
  ),
  bad(
    'a calculator, although excluded',
    areaOfLShapes,
    'studentSheet',
    (value) => {
      value.instructions = 'Use your calculator for the last task.'
    },
    'studentSheet excluded-material',
  ),
  bad(
    'un ordinateur exclu',
    dissolution,
    'materials',
    (value) => {
      value.items.push('un ordinateur par groupe')
    },
    'materials excluded-material',
  ),
  bad(
    'a microscope that the list lacks',
    whileLoops,
    'phases',
    (value) => {
      item(value.items, 0).teacher += ' Hand out the scissors.'
    },
    'phases material-not-listed',
  ),
]
