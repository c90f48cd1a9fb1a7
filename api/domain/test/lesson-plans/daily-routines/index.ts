import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

/** An English lesson for a French-speaking class: the plan is in French, its examples and tasks are in English. */
export const dailyRoutines = samplePlan(
  {
    name: 'parler de sa journée en anglais, 6e',
    language: 'fr',
    request: {
      subject: 'Anglais',
      level: '6e',
      topic: 'Le présent simple : parler de sa journée',
      durationMin: 55,
      materials: 'Cahier, cartes images',
    },
    objectives: [
      {
        text: 'Nommer six activités de la journée en anglais.',
        bloomLevel: 'remember',
        evidence: 'Associe chaque carte à l’expression juste, à l’oral.',
      },
      {
        text: 'Conjuguer un verbe au présent simple avec he ou she.',
        bloomLevel: 'apply',
        evidence: 'Ajoute le -s dans quatre phrases sur cinq.',
      },
      {
        text: 'Repérer l’erreur dans une phrase au présent simple et la corriger.',
        bloomLevel: 'analyse',
        evidence: 'Entoure le mot fautif et écrit la forme juste.',
      },
    ],
  },
  teaching,
  tasks,
)
