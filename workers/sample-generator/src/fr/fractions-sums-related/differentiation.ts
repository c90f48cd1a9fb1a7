import { fractionBars, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const differentiation: TopicPack['differentiation'] = {
  support: [
    'Les élèves qui confondent les tailles commencent par {support} : les bandes sont imprimées et le nouveau dénominateur est donné.',
    'Laissez une bande pliée sur la table : demi, quart et huitième se posent l’un sur l’autre.',
  ],
  core: ['La classe fait {core} et dit pour chaque résultat s’il dépasse une unité.'],
  challenge: [
    'Ceux qui sont sûrs d’eux après {core} prennent {challenge} : ils y cherchent eux-mêmes des fractions.',
  ],
  supportTasks: [
    {
      prompt: 'Coloriez $1/2$ puis $1/8$. Complétez : $1/2 + 1/8 = …/8 + …/8 = …/8$.',
      blocks: [fractionBars('Une bande de huit parts égales, sans coloriage.', [[0, 8, '']])],
      objective: 2,
      lines: 1,
      minutes: 3,
      answer: '$1/2 + 1/8 = 4/8 + 1/8 = 5/8$.',
      points: ['colorie 4 parts et 1 part', 'trouve $5/8$'],
    },
    {
      prompt: 'Lisez la colonne des deux tiers. Complétez ensuite : $1/9 + 2/3 = 1/9 + …/9 = …/9$.',
      blocks: [table(['tiers', '$1/3$', '$2/3$', '$3/3$'], [['neuvièmes', '$3/9$', '$6/9$', '$9/9$']])],
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: '$1/9 + 2/3 = 1/9 + 6/9 = 7/9$.',
      points: ['trouve $6/9$ dans le tableau', 'trouve $7/9$'],
    },
    {
      prompt:
        'Cochez chaque étape pour $3/5 − 1/10$ : ☐ Je compte en dixièmes. ☐ J’ai doublé les deux nombres de $3/5$. ☐ J’ai soustrait en haut.',
      objective: 1,
      lines: 2,
      minutes: 4,
      answer: '$3/5 − 1/10 = 6/10 − 1/10 = 5/10$.',
      points: ['les trois étapes cochées', 'trouve $5/10$'],
    },
  ],
  challengeTasks: [
    {
      prompt:
        'Calculez $1/2 + 1/4 + 1/8$. Ajoutez ensuite $1/16$, puis $1/32$. Que remarquez-vous ? Atteindrez-vous 1 ?',
      objective: 4,
      lines: 5,
      minutes: 7,
      answer:
        '$1/2 + 1/4 + 1/8 = 7/8$, puis $15/16$, puis $31/32$. Il manque toujours la dernière part : on n’atteint jamais 1.',
      points: ['trois sommes justes', 'décrit la régularité', 'une raison pour « jamais »'],
    },
    {
      prompt: 'Quelle est la fraction cachée ? $3/10 + … = 4/5$',
      objective: 3,
      lines: 2,
      minutes: 4,
      answer: '$4/5 − 3/10 = 8/10 − 3/10 = 5/10$, c’est-à-dire un demi.',
      points: ['soustrait', 'trouve $5/10$ ou un demi'],
    },
    {
      prompt: 'Trouvez trois façons d’écrire $5/6$ avec des quarts et des douzièmes : $…/4 + …/12$.',
      objective: 3,
      lines: 4,
      minutes: 7,
      answer: '$5/6 = 10/12$. $1/4 + 7/12 = 10/12$, $2/4 + 4/12 = 10/12$ et $3/4 + 1/12 = 10/12$.',
      points: ['écrit $5/6$ sous la forme $10/12$', 'un point par façon'],
    },
  ],
  groupWork: {
    support: 'Faites {support} avec la bande pliée. Quand vous êtes d’accord, continuez avec {core}.',
    challenge: 'Faites {challenge} et notez la régularité du premier sur une carte pour la classe.',
    noNeed: 'Rien à rattraper ici',
  },
}
