import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { ratio } from '../ratio/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const numbers: BadPlan[] = [
  bad(
    'a wrong sum in an answer',
    areaOfLShapes,
    'modelAnswers',
    (value) => {
      item(value.items, 1).answer = '6 × 4 = 24 cm² and 3 × 5 = 15 cm², together 24 + 15 = 38 cm².'
    },
    'modelAnswers arithmetic',
  ),
  bad(
    'un calcul faux dans un exemple',
    dissolution,
    'examples',
    (value) => {
      item(value.worked, 0).steps[2] = '150 g + 12 g = 164 g'
    },
    'examples arithmetic',
  ),
  bad(
    'حساب خاطئ في الشرح',
    ratio,
    'explanation',
    (value) => {
      item(value.concepts, 0).text = item(value.concepts, 0).text.replace('3 × 5 = 15', '3 × 5 = 18')
    },
    'explanation arithmetic',
  ),
  bad(
    'phases that are too long',
    circuit,
    'phases',
    (value) => {
      item(value.items, 0).minutes += 5
    },
    'phases minutes',
  ),
  bad(
    'a misconception after the end',
    dissolution,
    'misconceptions',
    (value) => {
      item(value.items, 0).minute = 70
    },
    'misconceptions minute-outside',
  ),
  bad(
    'a point outside its axes',
    areaOfLShapes,
    'board',
    (value) => {
      value.blocks.push({
        kind: 'diagram',
        alt: 'A line of numbers with the area',
        diagram: { kind: 'number-line', from: 0, to: 30, step: 5, marks: [{ at: 36, label: '36 cm²' }] },
      })
    },
    'board diagram-outside',
  ),
  bad(
    'a line outside its phase',
    areaOfLShapes,
    'phases',
    (value) => {
      const phase = item(value.items, 0)
      phase.teacher = `Minute 40: ${phase.teacher}`
    },
    'phases phase-minute',
  ),
  bad(
    'une ligne hors de sa phase',
    dissolution,
    'phases',
    (value) => {
      const phase = item(value.items, 0)
      phase.teacher = `Minute 41 : ${phase.teacher}`
    },
    'phases phase-minute',
  ),
  bad(
    'سطر خارج مرحلته',
    ratio,
    'phases',
    (value) => {
      const phase = item(value.items, 0)
      phase.teacher = `الدقيقة ٤٠: ${phase.teacher}`
    },
    'phases phase-minute',
  ),
]
