import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const dissolution = samplePlan(
  {
    name: 'la dissolution, 6e',
    language: 'fr',
    request: {
      subject: 'Sciences',
      level: '6e',
      topic: 'La dissolution du sel dans l’eau',
      durationMin: 55,
      materials: 'Balances, béchers, sel ; pas de vidéo ni d’ordinateur',
    },
    objectives: [
      {
        text: 'Nommer le soluté et le solvant d’une solution.',
        bloomLevel: 'remember',
        evidence: 'Montre le sel et l’eau et dit les deux mots.',
      },
      {
        text: 'Expliquer pourquoi le sel dissous existe encore dans l’eau.',
        bloomLevel: 'understand',
        evidence: 'Cite le goût, la masse ou les cristaux qui restent après évaporation.',
      },
      {
        text: 'Calculer la masse d’une solution à partir de deux masses.',
        bloomLevel: 'apply',
        evidence: 'Additionne les masses et donne l’unité.',
      },
      {
        text: 'Distinguer dissolution et fusion dans des situations de tous les jours.',
        bloomLevel: 'analyse',
        evidence: 'Classe quatre situations sur cinq et donne un indice pour chacune.',
      },
    ],
  },
  teaching,
  tasks,
)
