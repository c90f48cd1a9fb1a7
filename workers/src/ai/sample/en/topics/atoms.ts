import type { TopicBank } from '../../content.ts'

export const atoms: TopicBank = {
  idea: 'All matter is made of atoms; which element it is, the number of protons alone decides.',
  prior: ['Pure substances and mixtures.', 'Positive and negative charge.'],
  terms: [
    ['nucleus', 'The tiny, heavy core of the atom, with protons and neutrons.'],
    ['proton', 'A positive particle of the nucleus; their number names the element.'],
    ['electron', 'A light, negative particle of the shell.'],
    ['element', 'A substance whose atoms all have the same number of protons.'],
    ['mass number', 'Protons and neutrons counted together.'],
  ],
  errors: [
    [
      'Atoms of gold are golden and hard.',
      'Colour and hardness come from very many atoms together; a single one has neither.',
    ],
    [
      'The nucleus fills most of the atom.',
      'If the atom were a stadium, the nucleus would be a pea in the middle.',
    ],
  ],
  model:
    'Sodium has the atomic number 11 and the mass number 23. So 11 protons, and 11 electrons because the atom is neutral, and 23 − 11 = 12 neutrons. Draw 2, 8 and 1 electrons into three shells.',
  task: 'Draw cards with an element from hydrogen to calcium. Build its atom from counters in three colours, draw its shells, and let another group guess the element.',
  aims: [
    ['apply', 'Use the periodic table to find the numbers of protons, neutrons and electrons.'],
    ['analyse', 'Compare the shells of elements in one column and find what they have in common.'],
    ['evaluate', 'Judge what a model of the atom shows well and where it misleads.'],
  ],
  materials: ['a periodic table for each pair', 'counters in three colours', 'paper with empty shells'],
  quiz: [
    ['Carbon has 6 protons and mass number 12. How many neutrons?', '6, because 12 − 6 = 6.'],
    ['Why is an atom neutral?', 'It has as many electrons as protons.'],
    ['Which particle decides which element it is?', 'The proton.'],
    ['Oxygen has atomic number 8. How many electrons does a neutral atom have?', '8.'],
    ['Where is almost all the mass of the atom?', 'In the nucleus.'],
  ],
  homework:
    'Choose an element you have touched today. Make a card: symbol, numbers of particles, drawing of the shells, one use.',
}
