import { flow, stack, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'From the mouth to the stomach',
      text: 'Let us follow one bite of bread. It starts in the mouth. The teeth cut and grind it. It becomes smaller, but it is still bread: only the size has changed. At the same time saliva flows in. Saliva makes the bite slippery, and it does something that teeth cannot do. It begins to turn the starch of the bread into sugar. That is why bread tastes sweet when you chew it for long. Here the substance itself changes. Now we know two kinds of work: cutting small, and changing the substance with juices. Both belong to digestion. The tongue pushes the bite back, and you swallow. It enters the gullet. This tube does not let the food fall. Its muscles squeeze behind the bite and push it along, like a hand that squeezes a tube of toothpaste. So you can swallow lying down, and astronauts can eat. Food and drink take the same way; there is no second pipe for water. After about ten seconds the bite is in the stomach. The stomach kneads it for some hours and adds an acid juice. The juice kills many germs and begins to break down protein. The bread is a thin soup now. But it is still not in the blood.',
      analogy:
        'Think of a factory that takes old machines apart. At the gate they are cut into large pieces with a saw: that is the work of the teeth. Inside, workers open every screw, until only single screws, wheels and wires are left: that is the work of the juices. Only the single parts fit through the small door at the end. In one point the factory is different: it stands still, and the machines are carried through it. Your body moves too, and digestion goes on while you run or sleep.',
      blocks: [
        flow('The way of a bite from the mouth to the end.', [
          'mouth',
          'gullet',
          'stomach',
          'small intestine',
          'large intestine',
        ]),
      ],
    },
    {
      title: 'Through the wall and into the blood',
      text: 'From the stomach the soup goes, little by little, into the small intestine. Small means narrow: it is only as wide as a finger or two, but about six metres long. Most of digestion takes place here. Two helpers add their juices. The pancreas sends a juice against starch, protein and fat. The liver sends bile, which divides fat into tiny drops. In the end nothing is left of the bread but very small parts: sugar and other building blocks. Look at the wall of the small intestine. It is not smooth like a hose. It has folds, and on the folds stand millions of tiny fingers, the villi. Spread out flat, this wall would be as large as the floor of a classroom, about thirty square metres. Why so large? Because the small parts have to pass through it. Behind the thin wall flows the blood. It takes the parts up and carries them everywhere: to the muscles of your leg, to your brain, to a growing bone. What could not be digested, such as the fibres of a salad, moves on into the large intestine. There the body takes water back. The rest leaves the body. The whole journey takes about a day.',
      analogy:
        'Think of a towel. A smooth cloth takes up little water; a towel with many loops takes up much more, because its surface is larger. The villi are the loops of the small intestine. The picture does not fit in everything. A towel keeps the water until you wring it out. The villi keep nothing: the blood carries everything away at once, and so there is always room for more.',
      blocks: [
        stack('The layers from the inside of the small intestine to the blood.', [
          ['food soup', 'with very small parts'],
          ['villi', 'millions of tiny fingers'],
          ['thin wall', 'lets only very small parts through'],
          ['blood', 'carries the parts to the whole body'],
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'How long does it take?',
      problem: 'Use the table to find out how long a meal is on its way, and where it stays the longest.',
      steps: [
        'I look for the longest time: 20 hours in the large intestine.',
        'I add the hours: $3 + 5 + 20 = 28$.',
        'One minute and ten seconds hardly count beside 28 hours.',
      ],
      answer: 'A meal is on its way for about 28 hours, most of them in the large intestine.',
      blocks: [
        table(
          ['organ', 'time'],
          [
            ['mouth', '1 minute'],
            ['gullet', '10 seconds'],
            ['stomach', '3 hours'],
            ['small intestine', '5 hours'],
            ['large intestine', '20 hours'],
          ],
        ),
      ],
    },
    {
      title: 'A cheese sandwich',
      problem: 'A cheese sandwich contains starch, protein and fat. Where does the digestion of each begin?',
      steps: [
        'Starch is in the bread. Saliva begins with it, so in the mouth.',
        'Protein is in the cheese. The acid juice of the stomach begins with it.',
        'Fat is in the cheese as well. Bile and the juice of the pancreas begin with it in the small intestine.',
      ],
      answer: 'Starch in the mouth, protein in the stomach, fat in the small intestine.',
    },
  ],
  faded: {
    problem: 'Follow a boiled egg, which is mostly protein and fat, through the body.',
    steps: [
      ['Mouth: the teeth cut it small. There is no starch for the saliva to change.', 'shown'],
      ['Gullet: muscles push it into the stomach.', 'shown'],
      ['Stomach: the acid juice begins to break down the protein.', 'hidden'],
      ['Small intestine: bile divides the fat, juices break everything into small parts.', 'hidden'],
      ['The small parts pass through the wall into the blood.', 'hidden'],
    ],
    answer:
      'The protein is attacked in the stomach, the fat in the small intestine; there both pass into the blood.',
  },
}
