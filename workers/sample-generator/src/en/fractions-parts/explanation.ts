import { flow, fractionBars } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'What the two numbers say',
      text: 'This strip of paper is one whole. Think of it as one long flatbread. I fold it edge to edge and open it again. How many parts do you see? Two. Are they equal? I lay one on the other. They match exactly. So each part is a half, and we write it like this: $1/2$. The 2 below tells us: the bread is cut into two equal parts. The 1 on top tells us: we take one of them. Now I fold another strip twice. It has four equal parts. Each one is a quarter. I shade three of them. The whole is cut into four, and we take three: $3/4$. We say “three quarters”. Watch out: I did not count the white part to get the 4. The 4 counts all the parts, shaded and white. And one more thing. If I tear a strip anywhere I like, I also get two pieces. But they are not halves. A fraction only works with equal parts of one whole. So always ask two questions. Are the parts equal? And of which whole?',
      analogy:
        'Think of a parking place. The sign at the gate says how many spaces there are: that is the number below. The cars are what we count: that is the number on top. Three cars in four equal spaces: three quarters of the spaces are taken. The comparison has a limit. A car can drive away, and the spaces stay as they are. But you can cut a whole into other parts whenever you like.',
      blocks: [
        fractionBars(
          'A strip in two equal parts with one shaded, and a strip in four equal parts with three shaded.',
          [
            [1, 2, '$1/2$'],
            [3, 4, '$3/4$'],
          ],
        ),
      ],
    },
    {
      title: 'More parts, smaller parts',
      text: 'Now we compare. Here are three strips of the same length. I fold the first one once. It has two parts. I fold the second one twice. It has four parts. I fold the third one three times. It has eight parts. From each strip I shade one part: $1/2$, $1/4$ and $1/8$. I put them one below the other. Which shaded part is the longest? The half. Which is the shortest? The eighth. But 8 is the largest number! How can that be? Think of the bread again. If two children share it, each gets a big piece. If eight children share the same bread, each gets only a small piece. More parts mean smaller parts. So $1/8$ is less than $1/4$, and $1/4$ is less than $1/2$. Look at the strips once more. Two quarters lie exactly below one half. They have the same length. So $2/4$ and $1/2$ are the same amount of bread. One rule before we start: we may only compare if the whole is the same. Half of a small bread can be less than a quarter of a giant bread.',
      analogy:
        'Think of a class that is divided into teams. With two teams, many children are in each. With eight teams, only a few are. More teams, smaller teams, though nobody has left the room. Teams are not exactly like fractions: a class of 25 cannot be divided into two equal teams. A strip can always be cut into equal parts.',
      blocks: [
        fractionBars('Three strips of the same length with one part shaded: a half, a quarter, an eighth.', [
          [1, 2, '$1/2$'],
          [1, 4, '$1/4$'],
          [1, 8, '$1/8$'],
        ]),
        flow('From the number of parts to the size of a part.', [
          'More parts in the whole',
          'Each part gets smaller',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Naming a shaded part',
      problem: 'A strip has 5 equal parts. Two of them are shaded. Which fraction is shaded?',
      steps: [
        'First I check: all five parts have the same length.',
        'The whole has 5 parts, so 5 goes below.',
        'Two parts are shaded, so 2 goes on top.',
      ],
      answer: '$2/5$ of the strip is shaded.',
      blocks: [fractionBars('A strip in five equal parts, two of them shaded.', [[2, 5, '$2/5$']])],
    },
    {
      title: 'Comparing two parts',
      problem: 'Which is more, $1/3$ or $1/5$ of the same strip?',
      steps: [
        'I draw two strips of the same length.',
        'I cut the first into 3 equal parts, the second into 5.',
        'I shade one part of each and look: the third is longer.',
      ],
      answer: '$1/3$ is more than $1/5$, because three parts are larger than five.',
      blocks: [
        fractionBars('One third and one fifth of two strips of the same length.', [
          [1, 3, '$1/3$'],
          [1, 5, '$1/5$'],
        ]),
      ],
    },
  ],
  faded: {
    problem: 'Shade $4/5$ of a strip that has 10 squares.',
    steps: [
      ['The 5 below says: make five equal parts. $10 ÷ 5 = 2$, so each part has 2 squares.', 'shown'],
      ['The 4 on top says: take four parts.', 'hidden'],
      ['Four parts of 2 squares are 8 squares.', 'hidden'],
    ],
    answer: '8 of the 10 squares are shaded.',
  },
}
