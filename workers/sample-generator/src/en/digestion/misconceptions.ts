import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'all-in-stomach',
    wrong: 'All digestion takes place in the stomach.',
    right: 'It begins in the mouth, and most of it takes place in the small intestine.',
    probe: 'Some people live without a stomach after an operation. Can they digest food?',
    wrongAnswer: 'No, because digestion is in the stomach.',
    reply:
      'They eat many small meals and live well. Which organ does most of the work, and where does food pass into the blood?',
    extra: {
      prompt: 'Put a tick where it is true. In which organ are there the most ticks?',
      blocks: [
        table(
          ['', 'mouth', 'stomach', 'small intestine'],
          [
            ['food is cut small or kneaded', '…', '…', '…'],
            ['starch is broken down', '…', '…', '…'],
            ['fat is broken down', '…', '…', '…'],
            ['parts pass into the blood', '…', '…', '…'],
          ],
        ),
      ],
      objective: 2,
      lines: 1,
      minutes: 4,
      answer:
        'Cut small or kneaded: mouth, stomach. Starch: mouth, small intestine. Fat: small intestine. Into the blood: small intestine. The small intestine has the most ticks.',
      points: ['the row of the starch', 'the row of the blood', 'names the small intestine'],
    },
    groupWork:
      'Make a card for each organ and lay the tasks of {extra} under it. Then do {core} with the cards on the table.',
  },
  {
    key: 'falls-down',
    wrong: 'Food falls down the gullet into the stomach.',
    right: 'The muscles of the gullet push it along, in every position of the body.',
    probe: 'Can a giraffe drink with its head down? Which way does the water go?',
    wrongAnswer: 'It cannot swallow like this; the water would run out again.',
    reply: 'Giraffes do drink like this. What carries the water up through a neck of two metres?',
    extra: {
      prompt:
        'Draw three pictures of a bite in the gullet. Mark in each where the muscles squeeze, with arrows.',
      objective: 3,
      lines: 0,
      minutes: 5,
      answer:
        'The arrows squeeze behind the bite, on the side of the mouth. From picture to picture the bite is nearer to the stomach.',
      points: ['squeezes behind the bite', 'the bite moves towards the stomach'],
    },
    groupWork:
      'Show {extra} with a sock and a ball of paper: squeeze it from one end to the other. Then go on with {core}.',
  },
  {
    key: 'two-pipes',
    wrong: 'There is one pipe for food and another for drinks.',
    right: 'Both go through the same organs. Water passes into the blood from the intestines.',
    probe: 'You drink a glass of water. Through which organs does it go?',
    wrongAnswer: 'Through a water pipe into the bladder.',
    reply: 'Look for a second pipe in the drawing. Where does water first come near the blood?',
    extra: {
      prompt: 'Milk is a drink and a food. Write its way through the body in five words and arrows.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer:
        'Mouth → gullet → stomach → small intestine → large intestine. The small parts leave for the blood on the way.',
      points: ['the same organs as for bread', 'the right order'],
    },
    groupWork:
      'Trace the way of {extra} with a finger on the drawing and say each organ. Then do {core} in the same way.',
  },
  {
    key: 'grinding-is-enough',
    wrong: 'Food is digested when it has been cut into small pieces.',
    right:
      'Even the smallest crumb is too large. Juices must change it into parts that fit through the wall.',
    probe: 'If I grind bread to fine flour and drink it with water, must I still digest it?',
    wrongAnswer: 'No, because it is small already.',
    reply: 'Is the flour sweet? What has the machine not done that saliva does?',
    extra: {
      prompt:
        'What changes only the size, what changes the substance? Sort: a grater, saliva, molars, acid juice of the stomach, a blender, juice of the pancreas.',
      objective: 4,
      lines: 3,
      minutes: 4,
      answer:
        'Only the size: grater, molars, blender. The substance: saliva, acid juice, juice of the pancreas.',
      points: ['three for the size', 'three for the substance'],
    },
    groupWork:
      'Act out {extra}: one shows scissors, one shows drops; the others say which it is. Then work on {core}.',
  },
]
