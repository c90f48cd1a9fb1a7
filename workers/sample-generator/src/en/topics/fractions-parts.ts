import type { TopicPack } from '../../older/topic-pack.ts'

export const fractionsParts: TopicPack = {
  summary: 'Students fold, name and compare halves, thirds, quarters, sixths and eighths of a strip.',
  idea: 'A fraction tells how many equal parts make the whole, and how many of them we take.',
  objectives: [
    {
      bloomLevel: 'remember',
      text: 'Name the two numbers of a fraction and what each one tells.',
      evidence: 'For 3/4, says: four equal parts make the whole, and three are taken.',
    },
    {
      bloomLevel: 'understand',
      text: 'Explain why the parts of a fraction must be equal.',
      evidence: 'Says why two pieces of different size are not two halves.',
    },
    {
      bloomLevel: 'apply',
      text: 'Draw a given fraction of a strip, such as 3/4 or 5/6.',
      evidence: 'Draws two of two fractions with equal parts.',
    },
    {
      bloomLevel: 'analyse',
      text: 'Compare two unit fractions, such as 1/3 and 1/6.',
      evidence: 'Says which one is larger and gives the size of the parts as the reason.',
    },
  ],
  prior: ['Sharing fairly between two, three or four people.', 'Folding and measuring a straight strip.'],
  priorCheck: {
    question: 'Four children share 12 grapes fairly. How many does each child get?',
    answer: '3, because 12 ÷ 4 = 3.',
  },
  opener: {
    question: 'Two friends share a bar of chocolate. One piece is bigger. Did each friend get a half?',
    answer: 'No. Halves are two equal parts.',
  },
  terms: [
    ['fraction', 'A number for equal parts of a whole, such as 3/4.'],
    ['denominator', 'The lower number: how many equal parts make the whole.'],
    ['numerator', 'The upper number: how many of these parts we take.'],
    ['unit fraction', 'A fraction with 1 on top, such as 1/2, 1/3 or 1/4.'],
  ],
  errors: [
    [
      'The larger the lower number, the larger the fraction.',
      'The more parts make the whole, the smaller each part: 1/8 is less than 1/4.',
    ],
    ['Two pieces are always two halves.', 'They are halves only if they are the same size.'],
  ],
  explanation:
    'Hold up a strip of paper: this is one whole. Fold it so that the ends meet. There are two equal parts, and each is one half; write 1/2. The 2 below tells how many equal parts make the whole, the 1 above how many we take. Fold another strip twice: four equal parts, four quarters. Colour three of them: this is 3/4. Put the strips under each other. Two quarters are as long as one half, so 2/4 and 1/2 are the same length. Now compare one half and one quarter. A strip of quarters has more parts, but each part is smaller. That is why 1/4 is less than 1/2, although 4 is more than 2. It works like this for all parts: the more equal parts make the whole, the smaller each of them is.',
  exploration: {
    task: 'Take three paper strips of the same length. Fold one into 2, one into 4 and one into 8 equal parts. Colour one part of each and put the strips under each other. Write down what you notice.',
    expected:
      'The coloured parts get shorter: the more parts, the smaller each one. Two parts of the second strip are as long as one part of the first.',
  },
  activity: {
    task: 'Draw two strips of 6 squares. Colour 1/3 of one and 2/6 of the other, and compare. Then colour 5/6 of a strip of 6 squares and 3/8 of a strip of 8 squares.',
    expected: '1/3 is two squares, as long as 2/6. Five of 6 squares and three of 8 squares are coloured.',
  },
  practice: [
    {
      question: 'In 3/4, what does the 4 tell, and what does the 3 tell?',
      answer: 'Four equal parts make the whole, and we take three of them.',
    },
    {
      question: 'Which is larger, 1/3 or 1/6? Draw strips.',
      answer: '1/3: thirds are larger parts than sixths.',
    },
    {
      question:
        'A strip has 8 equal parts, and 5 are coloured. Which fraction is coloured, and which is not?',
      answer: '5/8 is coloured, 3/8 is not.',
    },
    {
      question: 'Which fraction with a 2 below is as long as 2/4?',
      answer: '1/2: two quarters are as long as one half.',
    },
  ],
  challenge: {
    question: 'Put in order, smallest first: 1/2, 1/8, 3/4, 1/4.',
    answer: '1/8, 1/4, 1/2, 3/4.',
  },
  exit: [
    {
      question:
        'A pizza is cut into 6 equal pieces, and you eat one. Which fraction did you eat, and which is left?',
      answer: 'Eaten 1/6, left 5/6.',
    },
    { question: 'Which is larger, 1/5 or 1/2? Why?', answer: '1/2: fifths are smaller parts than halves.' },
    {
      question: 'A ribbon is cut into 3 pieces of different lengths. Is each piece a third? Why?',
      answer: 'No. Thirds are three equal parts.',
    },
  ],
  parts: [
    'Fold strips into 2 and into 4 parts and explain halves and quarters.',
    'Explain with a drawing what the two numbers of 2/3 tell.',
    'Show with two strips why 1/8 is less than 1/4.',
  ],
  product:
    'a fraction wall: strips for 1, 1/2, 1/4 and 1/8 under each other, with three sentences that compare them',
  materials: ['three paper strips of the same length for each pair'],
  support: [
    'Folded strips with the parts labelled; begin with halves and quarters only.',
    'Sentence to complete: “The whole has … equal parts. I take … of them.”',
  ],
  core: ['Draw 2/3, 3/4 and 5/8 as strips and label the parts.'],
  homework: {
    task: 'Find two things at home that are divided into equal parts, such as a window. Draw each, and write which fraction one part is.',
    minutes: 10,
  },
  extension: [
    'Draw a strip of 12 squares. Which fractions from the lesson can you show on it?',
    'Write a riddle for a partner: “I am more than 1/4 and less than 1/2.” One answer is 3/8.',
  ],
}
