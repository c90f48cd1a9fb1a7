import type { TopicBank } from '../../content.ts'

export const digestion: TopicBank = {
  idea: 'Digestion cuts food into parts small enough to pass into the blood, by force and by enzymes.',
  prior: ['Groups of food and what the body needs them for.', 'Organs of the body and where they lie.'],
  terms: [
    ['digestion', 'Breaking food down into parts that can pass into the blood.'],
    ['enzyme', 'A substance of the body that speeds up one reaction, such as cutting starch.'],
    ['small intestine', 'The long tube in which most food passes into the blood.'],
    ['absorption', 'The passing of digested food through the wall of the intestine into the blood.'],
    ['villi', 'Tiny folds that make the wall of the intestine very large.'],
  ],
  errors: [
    [
      'Digestion happens in the stomach.',
      'It begins in the mouth and mostly takes place in the small intestine.',
    ],
    [
      'Food passes through the liver and the pancreas.',
      'They send juices into the intestine; food never enters them.',
    ],
  ],
  model:
    'A piece of bread: in the mouth it is ground and turns sweet, because saliva cuts starch into sugar; in the stomach it is mixed with acid; in the small intestine enzymes finish the work and sugar passes into the blood. What is left becomes firm in the large intestine.',
  task: 'Chew bread for two minutes and note how the taste changes. Test bread, and bread with saliva after ten minutes, with iodine; lay out a string of 7 m as the intestine and mark the stations on it.',
  aims: [
    ['apply', 'Locate the organs of digestion on an outline and put them in order.'],
    ['analyse', 'Distinguish what teeth do from what enzymes do.'],
    ['evaluate', 'Assess a breakfast by what it gives the body and justify one change.'],
  ],
  materials: ['bread, iodine and test tubes', 'string of 7 m', 'an outline of the body for each group'],
  quiz: [
    ['Where does digestion begin?', 'In the mouth.'],
    ['In which organ does most food pass into the blood?', 'In the small intestine.'],
    [
      'Why does bread begin to taste sweet when it is chewed for long?',
      'An enzyme of saliva cuts starch into sugar.',
    ],
    ['Why do villi help absorption?', 'They make the surface much larger.'],
    ['What is the main task of the large intestine?', 'To take back water.'],
  ],
  homework:
    'Write the diary of a cheese sandwich from the plate to the blood, with five stations and what happens at each.',
}
