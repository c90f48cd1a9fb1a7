import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Les élèves qui hésitent sur les multiples commencent par {support} : les dénominateurs et les bandes y sont imprimés, il ne reste que les numérateurs à trouver.',
    'Faites-leur dire chaque fraction avec ses parts, « trois parts sur quinze », avant d’additionner.',
  ],
  core: ['La plupart des élèves font {core} et écrivent un ordre de grandeur près de chaque résultat.'],
  challenge: [
    'Ceux qui terminent {core} tôt et sans erreur passent à {challenge}, où il manque un dénominateur ou toute une fraction.',
  ],
  supportTasks: [
    {
      prompt: 'Coloriez les deux fractions. Complétez ensuite : $1/2 + 1/5 = …/10 + …/10 = …/10$.',
      blocks: [
        fractionBars('Deux bandes de dix parts égales, sans coloriage.', [
          [0, 10, '$1/2$'],
          [0, 10, '$1/5$'],
        ]),
      ],
      objective: 2,
      lines: 2,
      minutes: 4,
      answer: '$1/2 + 1/5 = 5/10 + 2/10 = 7/10$. Cinq et deux parts sont coloriées.',
      points: ['colorie 5 et 2 parts', 'trouve $7/10$'],
    },
    {
      prompt:
        'Entourez le premier nombre présent dans les deux lignes. C’est votre dénominateur : $1/4 + 1/6 = …/… + …/… = …/…$.',
      blocks: [
        table(
          ['', '× 1', '× 2', '× 3', '× 4'],
          [
            ['multiples de 4', '4', '8', '12', '16'],
            ['multiples de 6', '6', '12', '18', '24'],
          ],
        ),
      ],
      objective: 3,
      lines: 2,
      minutes: 5,
      answer: '12 est entouré. $1/4 + 1/6 = 3/12 + 2/12 = 5/12$.',
      points: ['entoure 12', 'trouve $5/12$'],
    },
    {
      prompt:
        'Cochez chaque étape pour $2/3 − 1/2$ : ☐ le dénominateur est 6 ☐ deux fractions en sixièmes ☐ numérateurs soustraits ☐ simplification vérifiée.',
      objective: 1,
      lines: 3,
      minutes: 4,
      answer: '$2/3 − 1/2 = 4/6 − 3/6 = 1/6$, déjà irréductible.',
      points: ['toutes les étapes cochées et écrites', 'trouve $1/6$'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Trouvez deux fractions différentes de numérateur 1 dont la somme est $7/24$. Y a-t-il un second couple ?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: '$1/6 + 1/8 = 4/24 + 3/24 = 7/24$. Un second couple : $1/4 + 1/24 = 6/24 + 1/24 = 7/24$.',
      points: ['un couple juste et vérifié', 'un second couple'],
    },
    {
      prompt: 'Quelle fraction manque ? $4/9 + … = 5/6$. Expliquez comment vous l’avez trouvée.',
      objective: 4,
      lines: 4,
      minutes: 5,
      answer: 'On soustrait : $5/6 − 4/9 = 15/18 − 8/18 = 7/18$.',
      points: ['voit que c’est une différence', 'trouve $7/18$'],
    },
    {
      prompt:
        'Avec les chiffres 2, 3, 5 et 7, employés une fois chacun, formez deux fractions dont la somme est inférieure à 1 et le plus près possible de 1.',
      objective: 4,
      lines: 6,
      minutes: 8,
      answer:
        '$3/5 + 2/7 = 21/35 + 10/35 = 31/35$. L’autre somme inférieure à 1 est $2/5 + 3/7 = 14/35 + 15/35 = 29/35$.',
      points: [
        'essaie plus d’un couple',
        'trouve $31/35$',
        'dit pourquoi les autres dépassent 1 ou en sont plus loin',
      ],
    },
  ],
  groupWork: {
    support:
      'Relire l’exemple de la somme, puis faire {support}. Comparer dans le groupe avant d’aborder {core}.',
    challenge:
      'Sauter le premier exercice de {core} et faire {challenge}. L’un de vous montre une solution à la classe à la fin.',
    noNeed: 'Aucune lacune sur ce sujet',
  },
}
