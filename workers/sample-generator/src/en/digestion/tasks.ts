import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Iodine turns blue where there is starch. Read the results of three test tubes. a) What is different in tube 2? b) Which tube shows that it is not the water? c) What could the saliva have done?',
      hint: 'Compare only two tubes at a time.',
      blocks: [
        table(
          ['tube', 'content', 'after ten minutes, with iodine'],
          [
            ['1', 'bread and water', 'blue'],
            ['2', 'bread and saliva', 'not blue'],
            ['3', 'saliva only', 'not blue'],
          ],
        ),
      ],
      objective: 4,
      lines: 4,
      minutes: 8,
      answer:
        'a) The starch of the bread is gone. b) Tube 1: with water the starch is still there. c) The saliva must have turned the starch into something else.',
      points: ['the starch is gone in tube 2', 'uses tube 1 for the comparison', 'a guess about the saliva'],
    },
  ],
  guided: [
    {
      prompt: 'Write the five organs in the right order and one verb for each.',
      hint: 'Begin with “mouth: chews”.',
      blocks: [
        table(
          ['order', 'organ', 'what it does (one verb)'],
          [
            ['1', '…', '…'],
            ['2', '…', '…'],
            ['3', '…', '…'],
            ['4', '…', '…'],
            ['5', '…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 5,
      answer:
        'Mouth: chews. Gullet: pushes. Stomach: kneads. Small intestine: breaks down (and passes on). Large intestine: takes back water.',
      points: ['order', 'a fitting verb for each'],
    },
    {
      prompt:
        'Does only the size change, or the substance too? Write S for size or C for change: a) you bite an apple, b) saliva on rice, c) the acid juice on meat, d) bile divides fat into drops.',
      hint: 'Ask: is it still the same substance afterwards?',
      objective: 4,
      lines: 1,
      minutes: 4,
      answer: 'a) S, b) C, c) C, d) S, because the fat is only divided into smaller drops.',
      points: ['a and d', 'b and c'],
    },
    {
      prompt:
        'Follow a bite of boiled potato, which is almost only starch, through the body. Write what happens in three of the organs.',
      hint: 'Which juice begins with starch?',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer:
        'Mouth: chewed small, and saliva begins to turn starch into sugar. Stomach: kneaded. Small intestine: the rest of the starch becomes sugar, which passes into the blood.',
      points: ['saliva in the mouth', 'sugar passes into the blood', 'right order'],
    },
  ],
  independent: [
    {
      prompt: 'Why can you swallow while you lie in bed? Explain in two sentences.',
      hint: 'What does the gullet do?',
      objective: 3,
      lines: 3,
      minutes: 3,
      answer:
        'The muscles of the gullet squeeze behind the bite and push it along. So it does not need to fall.',
      points: ['muscles', 'not by its weight'],
    },
    {
      prompt:
        'The wall of the intestine is like a very fine sieve. Which of these would pass through it: a pea, a grain of sand, sugar in water? What does this tell you about digestion?',
      hint: 'Which of the three has the smallest parts?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer: 'Only the sugar in water. Food must be broken down until its parts are as small as that.',
      points: ['the sugar', 'links it with digestion'],
    },
    {
      prompt:
        'Three people eat lunch at 12.30. Read how long the meals stay in the stomach. When is each stomach empty? Which meal is the best before sport at 15.00?',
      hint: 'Add the hours to 12.30.',
      blocks: [
        table(
          ['meal', 'time in the stomach'],
          [
            ['fruit', '1 hour'],
            ['bread with vegetables', '2 hours'],
            ['roast meat with fat', '5 hours'],
          ],
        ),
      ],
      objective: 3,
      lines: 4,
      minutes: 5,
      answer:
        'At 13.30, at 14.30 and at 17.30. Fruit or bread with vegetables is good; with roast meat the stomach is still full at 15.00.',
      points: ['three times', 'a choice with a reason'],
    },
    {
      prompt:
        'After an accident a doctor has to take out half of a patient’s small intestine. What problem does the patient have when eating? Give a reason.',
      hint: 'How large is the wall then?',
      objective: 2,
      lines: 4,
      minutes: 4,
      answer:
        'The wall with the villi is only half as large. Fewer small parts pass into the blood, so the patient must eat more often and choose food well.',
      points: ['smaller surface', 'less passes into the blood'],
    },
  ],
  deepen: [
    {
      prompt:
        'Chewing makes a bite small so that juices can act faster. Plan a test for this idea with sugar cubes and water: what do you change, what do you measure, what stays the same?',
      hint: 'Compare a whole cube with a crushed one.',
      objective: 4,
      lines: 5,
      minutes: 8,
      answer:
        'Changed: one cube whole, one crushed. Measured: the time until the sugar has dissolved. The same: amount and warmth of the water, no stirring. The crushed cube dissolves faster.',
      points: ['only the cube is changed', 'time is measured', 'water and warmth stay the same'],
    },
    {
      prompt:
        'With diarrhoea, the large intestine works badly. What does the body lose, and why must the patient drink a lot?',
      hint: 'What is the task of this organ?',
      objective: 2,
      lines: 3,
      minutes: 5,
      answer: 'It takes back too little water, so the body loses water. Drinking replaces it.',
      points: ['water isn’t taken back', 'drinking replaces it'],
    },
  ],
  experts: [
    {
      prompt:
        'Read your part of the explanation again and prepare a drawing and two sentences for the others.',
      hint: 'Say for each organ: smaller, or changed?',
      blocks: [
        table(
          ['group', 'part', 'the others must learn'],
          [
            ['A', 'mouth and gullet', 'what saliva does, and why we can swallow lying down'],
            ['B', 'stomach and helpers', 'what the juices of stomach, pancreas and liver do'],
            ['C', 'small and large intestine', 'how parts get into the blood, and what becomes of the rest'],
          ],
        ),
      ],
      objective: 1,
      lines: 5,
      minutes: 12,
      answer:
        'A: saliva begins to turn starch into sugar; muscles push. B: acid juice begins with protein and kills germs; the juice of the pancreas breaks down starch, protein and fat; bile divides fat. C: small parts pass through the villi into the blood; water is taken back, the rest leaves.',
      points: ['correct facts', 'a clear drawing', 'answers the question of the last column'],
    },
  ],
  make: [
    {
      prompt:
        'Draw a comic in six pictures: “I am a piece of bread”. It passes through all five organs and ends in the blood. In each picture somebody says what is happening. One picture corrects a mistake that many people make.',
      hint: 'Picture 5 is the small intestine, picture 6 the blood.',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'Mouth, gullet, stomach, small intestine with juices, villi, blood; the rest goes on into the large intestine. A mistake: “I fall into the stomach”; right is that muscles push.',
      points: [
        'right order',
        'what happens in each organ',
        'the way into the blood',
        'the corrected mistake',
      ],
    },
  ],
}
