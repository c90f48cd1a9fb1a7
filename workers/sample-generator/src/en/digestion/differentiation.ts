import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Students who mix up the organs begin with {support}, which puts names, places and tasks together one after the other.',
    'Let them point at their own body while they say where the food is.',
  ],
  core: ['The others do {core} and use at least two of the new words in every answer.'],
  challenge: [
    'After good answers in {core}, students go on to {challenge}, where they compare people with other living things and with machines.',
  ],
  supportTasks: [
    {
      prompt: 'Number the organs from 1 to 5: stomach, mouth, large intestine, gullet, small intestine.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer: 'Mouth 1, gullet 2, stomach 3, small intestine 4, large intestine 5.',
      points: ['all in the right order'],
    },
    {
      prompt: 'Match the organ with its task: write the letter.',
      blocks: [
        table(
          ['organ', 'letter', 'task'],
          [
            ['teeth', '…', 'A: takes back water'],
            ['small intestine', '…', 'B: cut food small'],
            ['large intestine', '…', 'C: passes small parts into the blood'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 3,
      answer: 'Teeth B, small intestine C, large intestine A.',
      points: ['one point for each letter'],
    },
    {
      prompt:
        'Finish the sentence with “smaller” or “another substance”: teeth make bread …; saliva makes starch into …',
      objective: 4,
      lines: 1,
      minutes: 2,
      answer: 'Smaller; another substance (sugar).',
      points: ['both words in their place'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'A cow eats grass, which is hard to digest. Her intestine is about 50 metres long, that of a wolf about 6 metres. Explain the difference.',
      objective: 4,
      lines: 4,
      minutes: 6,
      answer:
        'Grass needs a long time and much surface until it is broken down. Meat is broken down faster, so a short intestine is enough.',
      points: ['grass is hard to break down', 'more length, more time and surface'],
    },
    {
      prompt:
        'Could somebody be fed with a sugar solution put straight into the blood? Which organs would have nothing to do, and what would be missing in the long run?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer:
        'Yes, for a time: sugar is already small enough. Mouth, stomach and intestines would have nothing to do. Protein, fat and other substances would be missing.',
      points: ['sugar needs no digestion', 'names idle organs', 'something is missing'],
    },
  ],
  groupWork: {
    support: 'Lay the five organs as cards in a row while you do {support}. Leave them there for {core}.',
    challenge: 'Do {challenge} and draw a second animal with its intestine for the class.',
    noNeed: 'Knows the way of the food well',
  },
}
