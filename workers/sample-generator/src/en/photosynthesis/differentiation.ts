import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Students who struggle with the many new words begin with {support}, where each word meets its meaning before it is used.',
    'They may answer in key words and read them out as whole sentences.',
  ],
  core: ['The others work on {core}; every answer contains a “because”.'],
  challenge: [
    'Students with clear reasons in {core} go on to {challenge}, where they apply the idea to closed spaces and numbers.',
  ],
  supportTasks: [
    {
      prompt: 'Connect each word with its meaning: write the letter.',
      blocks: [
        table(
          ['word', 'letter', 'meaning'],
          [
            ['stomata', '…', 'A: sugar made by the plant'],
            ['chlorophyll', '…', 'B: pores for gases'],
            ['glucose', '…', 'C: green pigment for light'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 3,
      answer: 'Stomata B, chlorophyll C, glucose A.',
      points: ['three right letters'],
    },
    {
      prompt:
        'Fill the gaps with light, water, oxygen and carbon dioxide: the leaf takes in … through the stomata and … from the roots; it needs … as energy; it gives off …',
      objective: 1,
      lines: 2,
      minutes: 4,
      answer: 'Carbon dioxide, water, light, oxygen.',
      points: ['one point for each gap'],
    },
    {
      prompt:
        'Write “day”, “night” or “both”: photosynthesis … ; respiration … ; gives off mostly oxygen … ; uses up sugar …',
      objective: 3,
      lines: 2,
      minutes: 3,
      answer: 'Day; both; day; both.',
      points: ['one point for each answer'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'A greenhouse on Mars is to grow potatoes. What must be brought in or produced there, and what will the plants deliver? Give a reason for each.',
      objective: 3,
      lines: 6,
      minutes: 7,
      answer:
        'Needed: water, carbon dioxide, light or lamps, some minerals, warmth. The plants deliver food and oxygen. At night they use some oxygen themselves.',
      points: ['the two ingredients', 'light as energy', 'both products', 'thinks of the night'],
    },
    {
      prompt:
        'The table shows the oxygen balance of a plant in an hour. In the dark it is −2. a) How much oxygen does photosynthesis produce in bright light? b) What does the 0 in dim light mean?',
      blocks: [
        table(['light', 'dark', 'dim', 'bright'], [['oxygen given off, in millilitres', '−2', '0', '8']]),
      ],
      objective: 4,
      lines: 4,
      minutes: 6,
      answer:
        'a) Respiration uses 2 ml all the time, so photosynthesis produces $8 + 2 = 10$ ml. b) Photosynthesis produces just as much as respiration uses, 2 ml.',
      points: ['adds what respiration uses', '10 ml', 'explains the balance'],
    },
  ],
  groupWork: {
    support:
      'Read the first part of the explanation to each other, then do {support}. Try {core} with the word list beside you.',
    challenge: 'Work on {challenge} and present the greenhouse to the class in one minute.',
    noNeed: 'Understands both processes',
  },
}
