import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const crisisOf1789 = samplePlan(
  {
    name: 'les causes de 1789, 2nde',
    language: 'fr',
    request: {
      subject: 'Histoire',
      level: '2nde',
      topic: 'Les causes de la Révolution française',
      durationMin: 55,
      materials: 'Photocopies, tableau',
    },
    objectives: [
      {
        text: 'Citer trois causes de la crise de 1789.',
        bloomLevel: 'remember',
        evidence: 'Donne une cause financière, une sociale et une politique.',
      },
      {
        text: 'Expliquer pourquoi la dette conduit le roi à réunir les états généraux.',
        bloomLevel: 'understand',
        evidence: 'Enchaîne guerre, dette, impôt refusé et convocation.',
      },
      {
        text: 'Comparer les demandes de deux cahiers de doléances.',
        bloomLevel: 'analyse',
        evidence: 'Relève un point commun et deux différences, citations à l’appui.',
      },
      {
        text: 'Justifier le choix de la cause la plus importante.',
        bloomLevel: 'evaluate',
        evidence: 'Donne deux arguments et répond à une objection.',
      },
    ],
  },
  teaching,
  tasks,
)
