import type { LanguagePack } from './language-pack.ts'
import { frenchPhases } from '../fr/phases.ts'
import { digestion } from '../fr/topics/digestion.ts'
import { fractionsParts } from '../fr/topics/fractions-parts.ts'
import { fractionsSums } from '../fr/topics/fractions-sums.ts'
import { percentages } from '../fr/topics/percentages.ts'
import { photosynthesis } from '../fr/topics/photosynthesis.ts'
import { waterCycle } from '../fr/topics/water-cycle.ts'

export const french: LanguagePack = {
  phases: frenchPhases,
  byModel: {
    direct: 'Vous expliquez, la classe s’exerce ensemble, puis chacun travaille seul.',
    inquiry: 'La classe part d’une question et cherche ; l’explication s’appuie sur ce qu’elle a trouvé.',
    'five-e': 'La séance suit les cinq temps : engager, explorer, expliquer, élaborer, évaluer.',
    cooperative:
      'Après une courte explication, des groupes d’experts étudient chacun une partie et l’enseignent aux autres.',
    flipped: 'Les élèves lisent l’explication chez eux ; le temps de classe sert à s’exercer.',
    project: 'Après l’explication, les équipes préparent, réalisent et présentent une production.',
  },
  materials: ['tableau', 'papier et crayons'],
  assessmentMethod:
    'Lire les réponses aux questions de vérification pendant la séance, puis les questions de sortie. Un élève qui s’y trompe une fois au plus a atteint les objectifs.',
  reflection: ({ errors: [first] }) => [
    `Combien d’élèves le pensaient encore, et qu’est-ce qui a convaincu les autres ? « ${first?.[0] ?? ''} »`,
    'Quelle phase a duré plus que prévu, et que laisserai-je de côté la prochaine fois ?',
    'Qui n’a pas parlé, et comment l’entendre la prochaine fois ?',
  ],
  challenge: ({ challenge }) => `${challenge.question} Réponse : ${challenge.answer}`,
  standard: (text) => `Référence (fournie par l’enseignant) : ${text}`,
  topics: {
    'fractions-parts': fractionsParts,
    'fractions-sums': fractionsSums,
    percentages,
    photosynthesis,
    digestion,
    'water-cycle': waterCycle,
  },
}
