import { table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Ceux qui confondent les organes commencent par {support}, qui réunit l’un après l’autre les noms, les places et les rôles.',
    'Faites-leur montrer sur leur propre corps où se trouvent les aliments.',
  ],
  core: ['Les autres font {core} et emploient au moins deux mots nouveaux dans chaque réponse.'],
  challenge: [
    'Après de bonnes réponses dans {core}, on passe à {challenge}, où l’homme est comparé à d’autres êtres vivants.',
  ],
  supportTasks: [
    {
      prompt: 'Numérotez les organes de 1 à 5 : estomac, bouche, gros intestin, œsophage, intestin grêle.',
      objective: 1,
      lines: 2,
      minutes: 3,
      answer: 'Bouche 1, œsophage 2, estomac 3, intestin grêle 4, gros intestin 5.',
      points: ['tous dans le bon ordre'],
    },
    {
      prompt: 'Associez chaque organe à son rôle : écrivez la lettre.',
      blocks: [
        table(
          ['organe', 'lettre', 'rôle'],
          [
            ['dents', '…', 'A : reprend l’eau'],
            ['intestin grêle', '…', 'B : coupent les aliments'],
            ['gros intestin', '…', 'C : fait passer les petites parties dans le sang'],
          ],
        ),
      ],
      objective: 2,
      lines: 0,
      minutes: 3,
      answer: 'Dents B, intestin grêle C, gros intestin A.',
      points: ['un point par lettre'],
    },
    {
      prompt:
        'Finissez la phrase avec « plus petit » ou « autre chose » : les dents rendent le pain … ; la salive fait de l’amidon …',
      objective: 4,
      lines: 1,
      minutes: 2,
      answer: 'Plus petit ; autre chose (du sucre).',
      points: ['les deux mots à leur place'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Une vache mange de l’herbe, difficile à digérer. Son intestin mesure environ 50 mètres, celui d’un loup environ 6 mètres. Expliquez la différence.',
      objective: 4,
      lines: 4,
      minutes: 6,
      answer:
        'Il faut à l’herbe beaucoup de temps et de surface pour être découpée. La viande l’est plus vite : un intestin court suffit.',
      points: ['l’herbe est difficile à découper', 'plus de longueur, donc de temps et de surface'],
    },
    {
      prompt:
        'Pourrait-on nourrir quelqu’un avec une solution de sucre mise directement dans le sang ? Quels organes n’auraient rien à faire, et que manquerait-il à la longue ?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer:
        'Oui, un certain temps : le sucre est déjà assez petit. Bouche, estomac et intestins n’auraient rien à faire. Il manquerait des protéines, des graisses et d’autres substances.',
      points: [
        'le sucre n’a pas besoin d’être digéré',
        'nomme les organes sans travail',
        'il manque quelque chose',
      ],
    },
  ],
  groupWork: {
    support:
      'Posez les cinq organes en cartes alignées pendant que vous faites {support}. Laissez-les pour {core}.',
    challenge: 'Faites {challenge} et dessinez pour la classe un autre animal avec son intestin.',
    noNeed: 'Connaît bien le chemin des aliments',
  },
}
