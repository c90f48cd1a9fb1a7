import { fractionBars } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'any-parts',
    wrong: 'Two pieces of something are always two halves.',
    right: 'They are halves only if both have the same size.',
    probe: 'I tear this sheet into two pieces. Are these two halves?',
    wrongAnswer: 'Yes, because there are two.',
    reply:
      'Lay one piece on the other. Would you swap yours for mine? What must be true before I may say “half”?',
    extra: {
      prompt:
        'A ribbon is 8 squares long. Max cuts it after 3 squares. Is one piece a half? Draw where he should cut.',
      objective: 2,
      lines: 2,
      minutes: 3,
      answer: 'No, the pieces have 3 and 5 squares. He should cut after 4 squares.',
      points: ['says that the pieces differ', 'cuts after 4 squares'],
    },
    groupWork:
      'Cut a paper ribbon for {extra} and lay the pieces on each other. Then do {core} and ask “equal?” each time.',
  },
  {
    key: 'bigger-bottom',
    wrong: 'The larger the number below, the larger the fraction.',
    right: 'The more parts the whole has, the smaller each part is.',
    probe: 'Do you want a quarter of the bread or an eighth?',
    wrongAnswer: 'An eighth, because 8 is more than 4.',
    reply: 'Show me eight children who share this bread. Now four children. Who gets the larger piece?',
    extra: {
      prompt: 'Shade $1/3$ of the first bar and $1/9$ of the second. Which is more?',
      blocks: [
        fractionBars('Two bars of the same length in three and in nine equal parts, none shaded.', [
          [0, 3, '$1/3$'],
          [0, 9, '$1/9$'],
        ]),
      ],
      objective: 4,
      lines: 2,
      minutes: 3,
      answer: '$1/3$ is more. Three ninths are as long as one third.',
      points: ['shades one part of each', 'says that $1/3$ is more'],
    },
    groupWork:
      'Fold strips for {extra} before you shade. In {core}, say “more parts, smaller parts” when you compare.',
  },
  {
    key: 'part-to-part',
    wrong: 'The number below counts the parts that are left over.',
    right: 'The number below counts all parts of the whole, also the shaded ones.',
    probe: 'Three parts are shaded and one is white. Which fraction is shaded?',
    wrongAnswer: 'Three over one, or one third.',
    reply: 'Touch every part of the strip and count. How many parts has the whole bread?',
    extra: {
      prompt: 'In a bowl are 9 apples. 4 are red and 5 are green. Which fraction of the apples is red?',
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: '$4/9$, because there are nine apples in all.',
      points: ['counts all apples', 'writes 4 on top and 9 below'],
    },
    groupWork:
      'Put counters for {extra} on the table and count all of them first. Then do {core} in the same way.',
  },
  {
    key: 'swaps',
    wrong: 'It doesn’t matter which number is on top.',
    right: 'On top is what we take, below is into how many parts the whole is cut.',
    probe: 'Five of eight equal parts are shaded. Which number do I write first, and where?',
    wrongAnswer: 'Eight on top, five below.',
    reply:
      'Can you take eight parts from a strip that I cut into five? Read your fraction aloud and show it.',
    extra: {
      prompt:
        'Write as fractions: five of eight equal parts, one of six equal parts, three of ten equal parts.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer: '$5/8$, $1/6$, $3/10$.',
      points: ['one point for each fraction'],
    },
    groupWork: 'One says the words of {extra}, the other writes the fraction. Swap, then go on with {core}.',
  },
]
