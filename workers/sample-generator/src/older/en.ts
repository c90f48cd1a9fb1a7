import type { LanguagePack } from './language-pack.ts'
import { englishPhases } from '../en/phases.ts'
import { digestion } from '../en/topics/digestion.ts'
import { fractionsParts } from '../en/topics/fractions-parts.ts'
import { fractionsSums } from '../en/topics/fractions-sums.ts'
import { percentages } from '../en/topics/percentages.ts'
import { photosynthesis } from '../en/topics/photosynthesis.ts'
import { waterCycle } from '../en/topics/water-cycle.ts'

export const english: LanguagePack = {
  phases: englishPhases,
  byModel: {
    direct: 'You explain, the class practises together, then each student works alone.',
    inquiry:
      'The class starts from a question, investigates it, and the explanation follows what they found.',
    'five-e': 'The lesson engages, explores, explains, elaborates and evaluates.',
    cooperative:
      'After a short explanation, groups of experts study one part each and teach it to the others.',
    flipped: 'Students read the explanation at home, so that class time goes into practice.',
    project: 'After the explanation, teams plan, make and present a product.',
  },
  materials: ['board', 'paper and pencils'],
  assessmentMethod:
    'Read the answers to the check questions during the lesson, then the exit quiz. A student with at most one wrong answer in it has reached the objectives.',
  reflection: ({ errors: [first] }) => [
    `How many students still thought this, and what changed the minds of the others? “${first?.[0] ?? ''}”`,
    'Which phase took longer than planned, and what will I leave out next time?',
    'Who did not speak, and how will I hear them next time?',
  ],
  challenge: ({ challenge }) => `${challenge.question} Answer: ${challenge.answer}`,
  standard: (text) => `Standard (teacher supplied): ${text}`,
  topics: {
    'fractions-parts': fractionsParts,
    'fractions-sums': fractionsSums,
    percentages,
    photosynthesis,
    digestion,
    'water-cycle': waterCycle,
  },
}
