import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Children who find the long words hard begin with {support}: each word comes with a picture in everyday life.',
    'Let them show “up” and “down” with their hands when they say a word.',
  ],
  core: ['Most children do {core} and use the names of the stages.'],
  challenge: ['Children who tell the whole cycle without help do {challenge} after {core}.'],
  supportTasks: [
    {
      prompt: 'Match the word with the example: write the letter.',
      blocks: [
        table(
          ['word', 'letter', 'example'],
          [
            ['evaporation', '…', 'A: it snows'],
            ['condensation', '…', 'B: a puddle dries'],
            ['precipitation', '…', 'C: a mirror fogs up'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 3,
      answer: 'Evaporation B, condensation C, precipitation A.',
      points: ['one point for each letter in its place'],
    },
    {
      prompt: 'Fill in “up” or “down”: vapour goes …; rain falls …; water seeps … into the soil.',
      objective: 1,
      lines: 1,
      minutes: 2,
      answer: 'Up, down, down.',
      points: ['all three words'],
    },
    {
      prompt: 'Finish the sentence: The puddle is dry. The water is now in the …, and it is called …',
      objective: 2,
      lines: 1,
      minutes: 2,
      answer: 'Air; (water) vapour.',
      points: ['air', 'vapour'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Salty water, a bowl, a small cup and a clear sheet of plastic: how can you get drinking water with the help of the sun? Draw and explain.',
      objective: 3,
      lines: 4,
      minutes: 7,
      answer:
        'Put the salt water into the bowl, the cup in the middle, the plastic on top with its lowest point above the cup. Water evaporates, condenses on the plastic and drips into the cup. The salt stays in the bowl.',
      points: ['evaporation', 'condensation on the plastic', 'the salt stays'],
    },
    {
      prompt:
        'Could there be a water cycle on a planet that is so cold that everything is ice? What would be missing?',
      objective: 4,
      lines: 3,
      minutes: 5,
      answer:
        'Hardly: warmth from the sun would be missing, which makes water liquid and lets it evaporate. Ice would stay where it is.',
      points: ['warmth is missing', 'no evaporation to speak of'],
    },
  ],
  groupWork: {
    support: 'Do {support} and find one more example for each word. Then try {core}.',
    challenge: 'Do {challenge} and explain your drawing to the group next to you.',
    noNeed: 'Tells the whole cycle',
  },
}
