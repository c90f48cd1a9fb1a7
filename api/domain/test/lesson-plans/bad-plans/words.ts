import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { crisisOf1789 } from '../crisis-of-1789/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { ratio } from '../ratio/index.ts'
import { whileLoops } from '../while-loops/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const words: BadPlan[] = [
  bad(
    'an explanation that explains nothing',
    crisisOf1789,
    'explanation',
    (value) => {
      Object.assign(item(value.concepts, 0), {
        text: 'Le professeur explique les causes de la Révolution et la dette de l’État.',
        analogy: '',
      })
    },
    'explanation length',
  ),
  bad(
    'a level far too high',
    circuit,
    'explanation',
    (value) => {
      item(value.concepts, 0).text = item(value.concepts, 0).text.replaceAll(/[.؟:]\s/gu, ' و')
    },
    'explanation reading-level',
  ),
  bad(
    'sentences for adults in Year 5',
    areaOfLShapes,
    'homework',
    (value) => {
      value.task =
        'Having identified an object in your home whose outline consists of two adjoining rectangles, measure every side, produce a drawing to scale, and calculate its area by two independent methods, explaining in each case why the result is reliable.'
    },
    'homework reading-level',
  ),
  bad(
    'a sentence that comes back',
    dissolution,
    'pacing',
    (value) => {
      value.below70 =
        'Au bout d’une minute, on ne voit plus aucun grain. Montrer la balance avant et après le mélange.'
    },
    'pacing repeated',
  ),
  bad(
    'an empty phrase',
    areaOfLShapes,
    'pacing',
    (value) => {
      value.below70 = 'Circulate and provide feedback on the L-shapes.'
    },
    'pacing boilerplate',
  ),
  bad(
    'une phrase creuse',
    crisisOf1789,
    'pacing',
    (value) => {
      value.below70 = 'Revenir aux deux extraits de manière ludique et interactive.'
    },
    'pacing boilerplate',
  ),
  bad(
    'عبارة تصلح لكل درس',
    ratio,
    'pacing',
    (value) => {
      value.below70 = 'إعادة الجدول مع مراعاة الفروق الفردية بين الطلاب.'
    },
    'pacing boilerplate',
  ),
  bad(
    'a key term that nobody uses',
    whileLoops,
    'vocabulary',
    (value) => {
      value.items.push({
        term: 'recursion',
        meaning: 'When a function calls itself to solve a smaller task.',
      })
    },
    'vocabulary term-unused',
  ),
  bad(
    'a meaning that repeats the term',
    circuit,
    'vocabulary',
    (value) => {
      item(value.items, 0).meaning = 'هي الدارة.'
    },
    'vocabulary term-circular',
  ),
  bad(
    'a misconception without a reply',
    ratio,
    'misconceptions',
    (value) => {
      item(value.items, 1).reply = ''
    },
    'misconceptions misconception-incomplete',
  ),
  bad(
    'a paragraph in another language',
    dissolution,
    'phases',
    (value) => {
      item(value.items, 2).teacher =
        'Show the measurements again, let some drops of the solution dry in a small dish, and only then give the three words that the students need for the rest of the lesson.'
    },
    'phases language',
  ),
  bad(
    'a slip in place of a wrong idea',
    areaOfLShapes,
    'misconceptions',
    (value) => {
      item(value.items, 0).misconception = 'Careless mistakes when the area of the two rectangles is added.'
    },
    'misconceptions misconception-no-idea',
  ),
  bad(
    'une difficulté au lieu d’une idée',
    dissolution,
    'misconceptions',
    (value) => {
      item(value.items, 0).misconception = 'Les élèves ont du mal à expliquer la dissolution.'
    },
    'misconceptions misconception-no-idea',
  ),
  bad(
    'سهو بدل الفكرة الخاطئة',
    circuit,
    'misconceptions',
    (value) => {
      item(value.items, 0).misconception = 'ينسى بعضهم سهوًا أن يصل سلك الدارة الثاني.'
    },
    'misconceptions misconception-no-idea',
  ),
  bad(
    'a wrong idea that the quiz never meets',
    dissolution,
    'assessment',
    ({ exitQuiz }) => {
      for (const option of exitQuiz.flatMap(({ options }) => options)) {
        if (option.misconception !== 1) continue
        option.misconception = null
        option.reason = 'Une autre idée.'
      }
    },
    'assessment misconception-not-asked',
  ),
]
