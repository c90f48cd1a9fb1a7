import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Learners who guess the tense begin with {support}: there the time word is marked, and the forms are given to choose from.',
    'They may keep the table of the board beside them for the whole lesson.',
  ],
  core: ['The class does {core} and draws a box or an arrow before writing a verb.'],
  challenge: [
    'Students who need no drawing any more go on from {core} to {challenge}, where the choice changes the meaning.',
  ],
  supportTasks: [
    {
      prompt:
        'Choose the right form: a) Yesterday I (walked / have walked) home. b) I (never saw / have never seen) snow. c) She (arrived / has arrived) an hour ago.',
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: 'a) walked, b) have never seen, c) arrived.',
      points: ['one point for each choice'],
    },
    {
      prompt: 'Match the verb with its participle: write the letter.',
      blocks: [
        table(
          ['verb', 'letter', 'participle'],
          [
            ['go', '…', 'A: seen'],
            ['see', '…', 'B: eaten'],
            ['eat', '…', 'C: gone'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 2,
      answer: 'Go C, see A, eat B.',
      points: ['all three letters'],
    },
    {
      prompt:
        'Draw a box (closed) or an arrow (reaches now) for each: last night, ever, in 2015, just, two weeks ago, so far.',
      objective: 2,
      lines: 1,
      minutes: 3,
      answer: 'Box: last night, in 2015, two weeks ago. Arrow: ever, just, so far.',
      points: ['three boxes', 'three arrows'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        '“She has gone to Paris.” – “She has been to Paris.” Where is she now in each case? Write a short scene in which somebody mixes them up.',
      objective: 4,
      lines: 6,
      minutes: 8,
      answer:
        'Gone: she is in Paris or on her way. Been: she is back. In a scene somebody waits in vain for a person who “has gone”, for example.',
      points: ['both meanings', 'a scene in which the difference matters'],
    },
    {
      prompt:
        'Translate two sentences with “since” or “for” into another language that you know. Which tense does it use? Compare with English.',
      objective: 2,
      lines: 4,
      minutes: 6,
      answer:
        'Many languages use the present: French “j’habite ici depuis 2020”. English uses the present perfect, because the time began in the past.',
      points: ['two correct translations', 'names the tense', 'compares'],
    },
  ],
  groupWork: {
    support: 'Do {support} aloud: one reads, the others show a box or an arrow. Then write {core} together.',
    challenge: 'Do {challenge}, act the scene for the class and let it explain the joke.',
    noNeed: 'Chooses the tenses safely',
  },
}
