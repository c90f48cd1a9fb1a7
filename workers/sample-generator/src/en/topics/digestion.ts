import type { TopicPack } from '../../older/topic-pack.ts'

export const digestion: TopicPack = {
  summary: 'Students follow a piece of bread through the body and learn what each organ of digestion does.',
  idea: 'Digestion breaks food down into parts so small that they can pass into the blood.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the organs that food passes through, in order.',
      evidence: 'Names mouth, gullet, stomach, small intestine and large intestine without notes.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why food has to be broken down.',
      evidence: 'Says that only very small parts can pass into the blood.',
    },
    {
      bloomLevel: 'apply',
      text: 'Draw the way of the food and label what each organ does.',
      evidence: 'Labels five organs with the right task.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Distinguish breaking food down with the teeth from breaking it down with juices.',
      evidence: 'Gives an example of each and says what stays the same and what changes.',
    },
  ],
  prior: [
    'The body needs food to move, to grow and to keep warm.',
    'Blood carries substances through the body.',
  ],
  priorCheck: {
    question: 'What does the body need food for? Name two things.',
    answer: 'For example to move and to grow.',
  },
  opener: {
    question:
      'You eat a piece of bread, and an hour later your leg muscles use it. How can bread get into a leg?',
    answer: 'It is broken down into very small parts, which the blood carries to the muscles.',
  },
  terms: [
    ['digestion', 'Breaking food down into parts small enough for the blood.'],
    ['gullet', 'The tube from the mouth to the stomach.'],
    ['stomach', 'An organ that mixes food with an acid juice.'],
    ['small intestine', 'A long, narrow tube in which digestion ends and food passes into the blood.'],
    ['large intestine', 'The last, wide tube, in which water is taken back.'],
  ],
  errors: [
    [
      'All digestion takes place in the stomach.',
      'It begins in the mouth, and most of it takes place in the small intestine.',
    ],
    [
      'Food falls down into the stomach by its weight.',
      'Muscles of the gullet push it along; you can swallow lying down as well.',
    ],
  ],
  explanation:
    'Draw the outline of a body. Start at the mouth. The teeth cut and grind the food; it gets smaller but stays the same substance. Saliva wets it and begins to turn starch, as in bread, into sugar: this changes the substance. The tongue pushes the food into the gullet. The muscles of the gullet push it down to the stomach, even if you lie down. The stomach kneads it for a few hours with an acid juice, which begins to break down protein and kills many germs. Then the food pulp passes little by little into the small intestine, which is about six metres long in an adult. Juices from the pancreas, and bile from the liver, are added. Here starch, protein and fat are broken down into very small parts. They pass through the thin wall of the small intestine into the blood, and the blood carries them to the whole body. What cannot be digested passes into the large intestine. Water is taken back there, and the rest leaves the body.',
  exploration: {
    task: 'Think of biting into bread and chewing it for a whole minute. Write what happens to its size, how it feels and how its taste changes. Draw where you think it goes next.',
    expected:
      'It gets small, wet and soft, and tastes sweeter in the end. It goes down the gullet to the stomach.',
  },
  activity: {
    task: 'Draw the outline of a body with the five organs in order. Beside each write in one sentence what happens there to a piece of bread. Mark with a star where its parts pass into the blood.',
    expected:
      'Mouth: chewed and wetted. Gullet: pushed along. Stomach: kneaded with acid juice. Small intestine: broken down, parts pass into the blood (star). Large intestine: water is taken back.',
  },
  practice: [
    { question: 'Which organ does food reach after the gullet?', answer: 'The stomach.' },
    {
      question: 'What do the teeth change about food, and what do they not change?',
      answer: 'They make it smaller; the substance stays the same.',
    },
    {
      question: 'What happens in the small intestine?',
      answer: 'Digestion ends there, and very small parts pass into the blood.',
    },
    {
      question: 'Can you swallow while lying down? Why?',
      answer: 'Yes, because muscles push the food along.',
    },
  ],
  challenge: {
    question:
      'After an operation a person has a much shorter small intestine. What could be a problem, and why?',
    answer: 'Too little food passes into the blood, because there is less wall for it to pass through.',
  },
  exit: [
    {
      question: 'Put in order: stomach, large intestine, mouth, small intestine, gullet.',
      answer: 'Mouth, gullet, stomach, small intestine, large intestine.',
    },
    {
      question: 'Why must food be broken down into very small parts?',
      answer: 'So that it can pass into the blood.',
    },
    { question: 'Which substance does saliva begin to change?', answer: 'Starch; sugar comes from it.' },
    { question: 'What does the large intestine take back?', answer: 'Water.' },
  ],
  parts: [
    'Mouth and gullet: what happens there and why.',
    'Stomach: what it does with the food.',
    'Small and large intestine: what passes where.',
  ],
  product: 'a travel report of a piece of bread through the body, with a map',
  materials: [],
  support: [
    'An outline of the body with the organs drawn in, and their names to write beside them.',
    'Sentence to complete: “In the … the food is …. Then it passes into the ….”',
  ],
  core: ['Tell a partner the way of a piece of bread, with one sentence for each organ.'],
  homework: {
    task: 'Choose something you eat today. Write in five sentences what happens to it from the mouth to the large intestine.',
    minutes: 15,
  },
  extension: [
    'Find out what fibre is and why it matters although we cannot digest it.',
    'Find out why a cow has a stomach with four parts, and draw them.',
  ],
}
