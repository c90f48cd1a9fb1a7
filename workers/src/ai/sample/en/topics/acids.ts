import type { TopicBank } from '../../content.ts'

export const acids: TopicBank = {
  idea: 'Acids and bases are opposites that cancel each other; the pH tells how strongly a solution leans to one side.',
  prior: ['Solution, solvent and dissolved substance.', 'Safety goggles and how to smell and dilute safely.'],
  terms: [
    ['acid', 'A substance whose solution in water has a pH below 7.'],
    ['base', 'A substance whose solution in water has a pH above 7.'],
    ['indicator', 'A dye that shows acid or base by its colour.'],
    ['pH', 'A scale, usually from 0 to 14; 7 is neutral.'],
    ['neutralisation', 'Reaction of an acid with a base to salt and water.'],
  ],
  errors: [
    [
      'All acids are dangerous, bases are harmless.',
      'Vinegar is on our plates, drain cleaner burns the skin. Strength and concentration decide, on both sides.',
    ],
    [
      'A pH of 4 is twice as acidic as a pH of 8.',
      '8 is not acidic at all. Each step down the scale means ten times as acidic.',
    ],
  ],
  model:
    'Red cabbage juice in three glasses: with vinegar it turns red, with tap water it stays violet, with soapy water it turns green. Put the glasses in order on a line from 0 to 14, then drip soapy water into the vinegar and watch the colour come back.',
  task: 'Test eight household liquids with cabbage juice and with pH paper. Put them in order on a pH line and mark what surprised you. Wear goggles; do not mix anything that was not asked for.',
  aims: [
    ['apply', 'Use an indicator to sort solutions into acidic, neutral and basic.'],
    ['analyse', 'Compare the results of two indicators and find which one distinguishes more.'],
    ['evaluate', 'Judge whether an advertisement for a “pH-neutral” product is supported by a measurement.'],
  ],
  materials: [
    'red cabbage juice and pH paper',
    'vinegar, lemon, soap, baking soda, mineral water',
    'goggles and droppers',
  ],
  quiz: [
    ['A solution has a pH of 3. Acid, neutral or base?', 'Acid.'],
    ['What is formed when an acid is neutralised by a base?', 'A salt and water.'],
    ['Why is lime put on sour soil?', 'It is basic and neutralises part of the acid.'],
    ['What does an indicator do?', 'It shows by its colour whether a solution is acidic or basic.'],
    ['Which has the lower pH, lemon juice or milk?', 'Lemon juice.'],
  ],
  homework:
    'Look for five acids or bases on the labels in kitchen and bathroom. Note what each is for and which warning it carries.',
}
